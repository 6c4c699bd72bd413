declare module "virtual:nav-texts/*" {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}

/** The home page's answer, cut out of the shipped sheet by tools/vite/demo-answer.ts. */
declare module "virtual:demo-answer" {
  export interface DemoPassage {
    id: string;
    text: string;
    /** Numbers of the sources, from 1. */
    sources: readonly number[];
  }
  export const answer: {
    passages: readonly DemoPassage[];
    alert: DemoPassage;
    sources: readonly { id: string; organisation: string; title: string; year: number }[];
  };
}
