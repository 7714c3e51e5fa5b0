import { chromium } from 'playwright-core';
const base = 'http://localhost:4873';
const only = process.argv[2];
const themes = (process.argv[3] ?? 'light,dark').split(',');
const sizes = { 360: [360, 740], 1366: [1366, 768], 1920: [1920, 1080] } as const;
const widths = (process.argv[4] ?? '360,1366,1920').split(',');
async function post(path: string, body: object, sid?: string, method = 'POST') {
  const r = await fetch(base + path, { method, headers: { 'content-type': 'application/json', ...(sid ? { authorization: `Bearer ${sid}` } : {}) }, body: JSON.stringify(body) });
  const j: any = await r.json(); if (!r.ok) throw new Error(JSON.stringify(j));
  return { j, cookie: /sessionId=([^;]+)/.exec(r.headers.get('set-cookie') ?? '')?.[1] };
}
async function account(grade: string | null, name: string, lessons: number) {
  const { j, cookie } = await post('/api/register', { username: `kid${Math.random().toString(36).slice(2, 9)}`, password: 'violin-comet-42', role: 'student', subscriptionPlanId: 'stem-blazers', timezone: 'America/New_York', firstName: name });
  if (grade) await post('/api/user/grade', { grade }, j.sessionId, 'PATCH');
  let left = lessons;
  for (const s of ['math', 'science', 'english', 'geography', 'history', 'it', 'chemistry', 'robotics']) {
    if (left <= 0) break;
    const list: any = await (await fetch(`${base}/api/lessons?subject=${s}`, { headers: { authorization: `Bearer ${j.sessionId}` } })).json();
    for (const l of list.slice(0, 4)) { if (left-- <= 0) break; await fetch(`${base}/api/lessons/${l.id}/complete`, { method: 'POST', headers: { authorization: `Bearer ${j.sessionId}`, 'content-type': 'application/json' }, body: '{"score":100}' }); }
  }
  return { sessionId: j.sessionId as string, cookie: cookie! };
}
async function demo() {
  const d = JSON.parse((await import('node:fs')).readFileSync('/tmp/crew-data/demo-accounts.json', 'utf8'));
  const pw = d.password ?? d.passwords?.['demo-student'] ?? Object.values(d)[0];
  const { j, cookie } = await post('/api/login', { username: 'demo-student', password: pw });
  return { sessionId: j.sessionId as string, cookie: cookie! };
}
type Acc = { sessionId: string; cookie: string };
const accs: Record<string, Acc> = {
  none: await account(null, 'Ravi', 0), prek: await account('pre-k', 'Leo', 6), third0: await account('3rd', 'Alexandra', 0), third: await account('3rd', 'Mae', 9), many: await account('3rd', 'Noor', 24), demo: await demo(),
};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const shots: [string, string, string, (p: any) => Promise<void>, boolean?][] = [
  ['home-none', 'none', '/', async (p) => p.waitForTimeout(2600)],
  ['home-prek', 'prek', '/', async (p) => p.waitForTimeout(2600)],
  ['home-prek-full', 'prek', '/', async (p) => p.waitForTimeout(500), true],
  ['home-third0-full', 'third0', '/', async (p) => p.waitForTimeout(500), true],
  ['home-third', 'third', '/', async (p) => p.waitForTimeout(2600)],
  ['home-many-full', 'many', '/', async (p) => p.waitForTimeout(500), true],
  ['miso', 'third', '/', async (p) => { await p.getByRole('button', { name: 'Miso', exact: true }).click(); await p.waitForTimeout(800); }],
  ['miso-prek', 'prek', '/', async (p) => { await p.getByRole('button', { name: 'Miso', exact: true }).click(); await p.waitForTimeout(800); }],
  ['toasts', 'third', '/', async (p) => { await p.getByRole('button', { name: /First Steps/ }).click(); await p.getByRole('button', { name: /Math Master/ }).click(); await p.getByRole('button', { name: /3-Day/ }).click(); await p.evaluate(() => scrollTo(0, 0)); await p.waitForTimeout(600); }],
  ['shelf0-full', 'third0', '/achievements', async (p) => p.waitForTimeout(600), true],
  ['shelf-full', 'many', '/achievements', async (p) => p.waitForTimeout(600), true],
  ['shelf', 'demo', '/achievements', async (p) => p.waitForTimeout(600)],
];
for (const theme of themes) for (const width of widths) for (const [name, who, path, act, full] of shots) {
  if (only && only !== 'all' && !only.split(',').includes(name)) continue;
  const [w, h] = (sizes as any)[width];
  const ctx = await browser.newContext({ baseURL: base, viewport: { width: w, height: h }, reducedMotion: 'reduce', storageState: { cookies: [{ name: 'sessionId', value: accs[who]!.cookie, domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' }], origins: [{ origin: base, localStorage: [{ name: 'sessionId', value: accs[who]!.sessionId }, { name: 'noodlenaut-theme', value: theme }] }] } });
  const p = await ctx.newPage();
  p.on('console', (m) => { if (m.type() === 'error') console.log(name, m.text()); });
  await p.addInitScript(() => { if (!('speechSynthesis' in window) ) {} });
  await p.goto(path); await p.getByRole('heading', { level: 1 }).waitFor();
  try { await act(p); } catch (e) { console.log(name, String(e).slice(0, 200)); }
  await p.screenshot({ path: `/tmp/crew-shots/${name}-${width}-${theme}.png`, fullPage: full === true });
  await ctx.close();
}
await browser.close();
