import getPort from 'get-port';
import { expect, test } from 'vitest';
import { safeDatabase, startProduction } from '../testing/start-production.ts';

const SECRET = 'canary-7713';

test('Prometheus sees each route and call with its time, the pool and the statements, and no number or word of a person', async () => {
  const { databaseUrl, db } = await safeDatabase();
  await db.destroy();
  const port = await getPort({ host: '127.0.0.1' });
  const { url, stop } = await startProduction(databaseUrl, 'silent', {
    OTEL_METRICS_EXPORTER: 'prometheus',
    OTEL_EXPORTER_PROMETHEUS_PORT: String(port),
  });
  for (const path of [
    `/api/lessons/${SECRET}?q=${SECRET}`,
    '/trpc/account.user',
    `/trpc/${SECRET}`,
    '/nowhere',
  ])
    await fetch(`${url}${path}`, { headers: { 'user-agent': SECRET } });
  await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: SECRET, password: SECRET }),
  });
  const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(page).toMatch(/http_server_request_duration_count\{.*http_route="\/api\/lessons\/:lessonId"/);
  expect(page).toMatch(/rpc_method="account.user"/);
  expect(page).toMatch(/db_client_operation_duration_count\{db_operation_name="select"/);
  expect(page).toMatch(/db_client_connection_count\{.*state="idle"/);
  expect(page).not.toContain(SECRET);
  // The port is for this machine alone, and the site itself has no such page.
  expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('http_server_request_duration');
  await stop();
});
