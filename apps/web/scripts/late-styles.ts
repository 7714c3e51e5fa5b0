const STYLESHEET = /<link rel="stylesheet"/g;
const ENTRY = /\s*<script type="module"[^>]* src="(\/assets\/[^"]+)"><\/script>/;

/**
 * A stylesheet holds back everything that the page paints. These come as for print, and count from when all of them are there:
 * Noodle is seen before, and the app starts after (decision 0094).
 */
export function lateStyles(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) throw new Error('The built page names no script to start with');
  const script = `{const s=[...document.querySelectorAll('link[data-late]')];Promise.all(s.map(l=>l.sheet||new Promise(d=>{l.onload=l.onerror=d}))).then(()=>{for(const l of s)l.media='all';return import('${entry}')})}`;
  return html
    .replace(ENTRY, '')
    .replaceAll(STYLESHEET, '<link rel="stylesheet" media="print" fetchpriority="high" data-late')
    .replace(
      '</head>',
      `  <link rel="modulepreload" crossorigin href="${entry}">\n    <script nonce="__CSP_NONCE__">${script}</script>\n  </head>`,
    );
}
