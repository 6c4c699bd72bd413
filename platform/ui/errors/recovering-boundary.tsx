import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "../public.module.css";
import { ErrorScreen, RouterErrorScreen } from "./error-screens.tsx";

/** Spec §4 and §9: at most three retries, one second times the attempt apart. */
const MAX_RETRIES = 3;
const RETRY_STEP_MS = 1000;

// React shortens its messages in production: these numbers are its errors about hooks.
const HOOK_ERRORS = /Minified React error #(300|310|311|312|321|467);/;
const NULL_PROPERTY =
  /Cannot (read|set) propert(y|ies) of (null|undefined)|(null|undefined) is not an object|can't access property/i;

/** Hook and null-property errors are often a passing state: worth another try. */
export const isRecoverable = (error: unknown): boolean =>
  error instanceof Error &&
  (/\bhooks?\b/i.test(error.message) ||
    HOOK_ERRORS.test(error.message) ||
    NULL_PROPERTY.test(error.message));

const MISSING_CHUNK =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

interface Props {
  children: ReactNode;
  /** Changes with the address: another page starts afresh. */
  resetKey: string;
  /** Nothing stands around this boundary. */
  whole?: boolean;
  /** Tells an error of the router (loader, guard) from one of the page. */
  isNavigationError?: (error: unknown) => boolean;
}

interface State {
  failure: { error: unknown } | null;
  retrying: boolean;
}

function Recovering() {
  const { t } = useTranslation("common");
  return (
    <div className={styles.pending} role="status">
      <span className={styles.spinner} aria-hidden />
      {t("error.recovering")}
    </div>
  );
}

export class RecoveringBoundary extends Component<Props, State> {
  override state: State = { failure: null, retrying: false };
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error }, retrying: false };
  }

  override componentDidCatch(error: unknown): void {
    if (!isRecoverable(error) || this.#attempt >= MAX_RETRIES) return;
    this.#attempt += 1;
    this.setState({ retrying: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.setState({ failure: null, retrying: false }),
      RETRY_STEP_MS * this.#attempt,
    );
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey === this.props.resetKey) return;
    this.#attempt = 0;
    clearTimeout(this.#timer);
    if (this.state.failure) this.setState({ failure: null, retrying: false });
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  override render(): ReactNode {
    const { failure, retrying } = this.state;
    if (!failure) return this.props.children;
    if (retrying) return <Recovering />;
    const { error } = failure;
    const navigation =
      this.props.isNavigationError?.(error) ||
      (error instanceof Error && MISSING_CHUNK.test(error.message));
    const Screen = navigation ? RouterErrorScreen : ErrorScreen;
    return <Screen error={error} whole={this.props.whole ?? false} />;
  }
}
