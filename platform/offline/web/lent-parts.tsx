// Parts that features lend to a page of another: one that cannot be drawn leaves the others where
// they are.
import { Component, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Widget } from "#platform/feature/web/web-feature.ts";
import { newErrorId, reportClientError } from "#platform/ui/errors/report.ts";
import { PartPending, PartProblem } from "./kept-part.tsx";

interface BoundaryProps {
  children: ReactNode;
  failed(retry: () => void): ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    void reportClientError(error, newErrorId());
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.failed(() => this.setState({ failed: false }));
  }
}

export function Part({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <PartBoundary failed={(retry) => <PartProblem problem={t("partFailed")} onRetry={retry} />}>
      <Suspense fallback={<PartPending />}>{children}</Suspense>
    </PartBoundary>
  );
}

export const Parts = ({ widgets }: { widgets: readonly Widget[] }) =>
  widgets.map(({ id, component: Content }) => (
    <Part key={id}>
      <Content />
    </Part>
  ));
