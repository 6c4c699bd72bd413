// What has changed from one reading of an RCP to the next, line by line, in the order of its sections.
import { type Rcp, type RcpSection, textsOf } from "./rcp.ts";

export interface SectionChange {
  number: string;
  title: string;
  added: string[];
  removed: string[];
}

const linesOf = (section: RcpSection | undefined): string[] =>
  section?.blocks.flatMap(textsOf).filter((line) => line !== "") ?? [];

/** Lines of `one` that `other` does not have, each as often as it lacks it. */
function lacking(one: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of other) left.set(line, (left.get(line) ?? 0) + 1);
  return one.filter((line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return count === 0;
  });
}

export function changesBetween(before: Rcp, after: Rcp): SectionChange[] {
  const [old, now] = [before, after].map(
    ({ sections }) => new Map(sections.map((section) => [section.number, section])),
  ) as [Map<string, RcpSection>, Map<string, RcpSection>];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((number) => {
    const [was, is] = [linesOf(old.get(number)), linesOf(now.get(number))];
    const [added, removed] = [lacking(is, was), lacking(was, is)];
    const title = (now.get(number) ?? old.get(number))?.title ?? "";
    return added.length + removed.length > 0 ? [{ number, title, added, removed }] : [];
  });
}
