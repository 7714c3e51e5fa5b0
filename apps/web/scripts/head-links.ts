const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** The look's own file comes before the pieces' files, whatever order the chunks came in: pieces override it. */
export function lookFirst(html: string): string {
  const sheets = html.match(STYLESHEET) ?? [];
  const sorted = sheets.toSorted(
    (one, other) => Number(other.includes('/look-')) - Number(one.includes('/look-')),
  );
  let next = 0;
  return html.replace(STYLESHEET, () => sorted[next++] ?? '');
}

/** React puts preload links and the title before the markup it renders; in the page they belong into the head. */
export function takeOutLinks(rendered: string): { readonly markup: string; readonly links: string } {
  const LINK = /<link rel="preload"[^>]*>/g;
  return {
    links: (rendered.match(LINK) ?? []).join(''),
    markup: rendered.replace(LINK, '').replace(/<title>[^<]*<\/title>/, ''),
  };
}

/** Puts the page's stylesheets into the page: its first paint then waits for one answer and not for seven. */
export const inlineStyles = (html: string, read: (file: string) => string): string =>
  html.replace(STYLESHEET, (link) => {
    const file = /href="\/(assets\/[^"]+)"/.exec(link)?.[1];
    return file === undefined ? link : `<style nonce="__CSP_NONCE__">${read(file).trim()}</style>`;
  });
