import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import header from "#platform/ui/page-header.module.css";
import type { Drawn } from "#platform/ui/routing/page.ts";
import shell from "../shell/shell.module.css";

interface FirstPaintProps {
  drawn: Drawn | undefined;
  /** A text of the page, "title", in each language. */
  text(key: string, language: Language): string;
}

const Brand = ({ size }: { size: number }) => (
  <span className={shell.brand}>
    <img src="/icon.svg" width={size} height={size} alt="" />
    Sclepios
  </span>
);

/**
 * The frame of a signed-in page and its title, until the application is there and draws them again.
 * Nobody can act on it yet: it is for the eye alone. The language of the device chooses its texts.
 */
export function FirstPaint({ drawn, text }: FirstPaintProps) {
  const inEach = (key: string) =>
    LANGUAGES.map((language) => (
      <span key={language} lang={language}>
        {text(key, language)}
      </span>
    ));
  return (
    <div className={`${shell.frame} ${shell.first}`} aria-hidden inert>
      <div className={shell.rail}>
        <Brand size={32} />
      </div>
      <div className={shell.mobileTop}>
        <Brand size={30} />
      </div>
      <div className={shell.sheet}>
        <div className={shell.main}>
          {drawn && (
            <div className={`${header.header} ${drawn.under === "bar" ? shell.underBar : ""}`}>
              <div>
                <h1>{inEach(drawn.title)}</h1>
                {drawn.lead && <p>{inEach(drawn.lead)}</p>}
              </div>
            </div>
          )}
        </div>
      </div>
      <div className={shell.tabbar}>
        <span className={shell.tab} />
      </div>
    </div>
  );
}
