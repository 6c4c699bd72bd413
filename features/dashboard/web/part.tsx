import { Component, type ReactNode, Suspense, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Widget } from "#platform/feature/web/web-feature.ts";
import { PartPending, PartProblem } from "#platform/offline/web/kept-part.tsx";
import { newErrorId, reportClientError } from "#platform/ui/errors/report.ts";
import styles from "./dashboard.module.css";

interface BoundaryProps {
  children: ReactNode;
  failed(retry: () => void): ReactNode;
}

/** A part that cannot be drawn leaves the others where they are. */
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
  const { t } = useTranslation("dashboard");
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

/** A titled part of the page. */
export function Section({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
