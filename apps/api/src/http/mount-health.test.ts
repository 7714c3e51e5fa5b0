import { expect, test } from 'vitest';
import { startTestApi } from '../testing/test-api.ts';

test('a server that is about to stop says so and goes on answering', async () => {
  const { app, services } = await startTestApi();
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await status('/healthz')).toBe(200);
  services.health.isStopping = true;
  expect([await status('/healthz'), await status('/api/subjects')]).toEqual([503, 200]);
});
