const STYLESHEET = /<link rel="stylesheet"/g;
const ENTRY = /\s*<script type="module"[^>]* src="(\/assets\/[^"]+)"><\/script>/;

/**
 * A stylesheet holds back everything that the page paints. These come as for print, and count from when all of them are there:
 * Noodle is seen before, and the app starts after (decision 0094).
 */
export function lateStyles(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) throw new Error('The built page names no script to start with');
  // An element and no import(): what fails in it is told as for any script of a page.
  const start = `const e=document.createElement('script');e.type='module';e.crossOrigin='';e.src='${entry}';document.head.append(e)`;
  const script = `{const s=[...document.querySelectorAll('link[data-late]')];Promise.all(s.map(l=>l.sheet||new Promise(d=>{l.onload=l.onerror=d}))).then(()=>{for(const l of s)l.media='all';${start}})}`;
  return (
    html
      .replace(ENTRY, '')
      .replaceAll(STYLESHEET, '<link rel="stylesheet" media="print" fetchpriority="high" data-late')
      .replace('</head>', `  <link rel="modulepreload" crossorigin href="${entry}">\n  </head>`)
      // Behind the place it renders into.
      .replace('</body>', `  <script nonce="__CSP_NONCE__">${script}</script>\n  </body>`)
  );
}
