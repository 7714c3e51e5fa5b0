import { cutWire } from '@noodlenaut/db/testing/cut-wire';
import { afterAll, expect, test, vi } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { learnerChanges, type LiveNews } from './learner-changes.ts';

const api = await startTestApi();
const LESSON = 'math-3rd-01-legs-wings-wheels';

test('[P1.12] an open dashboard’s news go on after a wire that was cut without a word', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const wire = await cutWire(new URL(api.services.env.DATABASE_URL));
  afterAll(wire.stop);
  const report = vi.fn();
  const changes = learnerChanges(wire.url, report, { beatMs: 50, silenceMs: 300 });
  const told: LiveNews[] = [];
  const unfollow = await changes.follow((news) => told.push(news));
  wire.blackHole();
  await expect.poll(() => report.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
  wire.heal();
  await expect.poll(() => told, { timeout: 10_000 }).toEqual([{ kind: 'gap' }]);
  await child.ask('POST', `/api/lessons/${LESSON}/complete`, {});
  await expect.poll(() => told).toContainEqual({ kind: 'learner', learnerId: child.id });
  unfollow();
  await changes.stop();
});
