// Parts that features lend to a page of another: one that cannot be drawn leaves the others where
// they are.
import { Component, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Widget } from "#platform/feature/web/web-feature.ts";
import { newErrorId, reportClientError } from "#platform/ui/errors/report.ts";
import { PartPending, PartProblem } from "./cached-part.tsx";

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

interface PartProps {
  children: ReactNode;
  /** What stands in its place until it is there. */
  pending?: ReactNode;
}

export function Part({ children, pending = <PartPending /> }: PartProps) {
  const { t } = useTranslation("common");
  return (
    <PartBoundary failed={(retry) => <PartProblem problem={t("partFailed")} onRetry={retry} />}>
      <Suspense fallback={pending}>{children}</Suspense>
    </PartBoundary>
  );
}

interface PartsProps {
  widgets: readonly Widget[];
  pending?: ReactNode;
}

export const Parts = ({ widgets, pending }: PartsProps) =>
  widgets.map(({ id, component: Content }) => (
    <Part key={id} pending={pending}>
      <Content />
    </Part>
  ));
