export const API_PAGE_STYLE = `
:root { color-scheme: light dark; }
html { background: Canvas; color: CanvasText; }
a { color: LinkText; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.55 system-ui, sans-serif; }
h2 { margin-top: 2.5rem; border-top: 1px solid; padding-top: 1rem; }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .6rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary:focus-visible { outline: 3px solid; outline-offset: 2px; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px; }
`;
