import { chromium } from 'playwright-core';
import { writeFileSync } from 'node:fs';
const [, , base, who, password, out, ...paths] = process.argv;
const sizes = (process.env.SIZES ?? '360x740,1366x768').split(',').map((s) => s.split('x').map(Number));
const themes = (process.env.THEMES ?? 'light,dark').split(',');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const imgs = [];
for (const theme of themes)
  for (const [width, height] of sizes) {
    const ctx = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
    if (who !== '-') {
      const r = await ctx.request.post(`${base}/api/login`, {
        data: { username: who, password },
        headers: { origin: base },
      });
      if (!r.ok()) console.log('login', r.status(), await r.text());
    }
    await ctx.addInitScript((t) => {
      try {
        for (const k of ['noodlenaut-theme']) localStorage.setItem(k, t);
      } catch {}
    }, theme);
    for (const path of paths) {
      const page = await ctx.newPage();
      await page.goto(base + path, { waitUntil: 'networkidle' }).catch(() => {});
      await page.waitForTimeout(700);
      if (process.env.ACT) await page.evaluate(process.env.ACT).catch((e) => console.log(e.message));
      await page.waitForTimeout(process.env.ACT ? 900 : 0);
      const name = `${out}${path.replace(/\W+/g, '_')}-${width}-${theme}.png`;
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (overflow) console.log('SIDEWAYS', name);
      await page.screenshot({ path: `/tmp/shots/${name}`, fullPage: process.env.FULL !== '0' });
      imgs.push(name);
      await page.close();
    }
    await ctx.close();
  }
if (process.env.SHEET) {
  const page = await (await browser.newContext({ viewport: { width: 1800, height: 1000 } })).newPage();
  writeFileSync(
    '/tmp/shots/sheet.html',
    `<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#888;align-items:flex-start">${imgs.map((i) => `<img src="${i}" style="width:${i.includes('-360-') ? 260 : 620}px">`).join('')}`,
  );
  await page.goto('file:///tmp/shots/sheet.html');
  await page.screenshot({ path: `/tmp/shots/${process.env.SHEET}.png`, fullPage: true });
}
await browser.close();
