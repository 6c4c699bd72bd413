/**
 * Runs the scripts that the HTML of the page names, the imported first: each in a task of its own,
 * so that what is pressed or scrolled meanwhile does not wait for all of them.
 *
 * @param named which links; one that cannot be had is asked for again by what imports it
 */
export async function inTurns(named: string): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(named))
    if (href) await import(/* @vite-ignore */ href).catch(() => {});
}
