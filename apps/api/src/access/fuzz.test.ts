import { CALLS, ERRORS } from '@noodlenaut/contract';
import { PROCEDURE_IDS, type ProcedureId } from '@noodlenaut/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../router.ts';
import { arbitraryFor, nasty } from '../testing/arbitrary.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

/** Cases a procedure and a REST path (issue 2); FUZZ_RUNS raises it for a nightly run. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const ALLOWED: ReadonlySet<number> = new Set([200, 400, 401, 403, 404, 405, 409, 413, 415, 429]);
const EXPECTED_503: ReadonlySet<ProcedureId> = new Set(['chat.send']);

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '10000' } });
const canary = await signedIn(api, 'student', { grade: '3rd', firstName: 'CANARYNAME' });
const callers = {
  student: await signedIn(api, 'student', { grade: '3rd' }),
  tutor: await signedIn(api, 'tutor', { verified: true }),
  parent: await signedIn(api, 'parent'),
};
/** Every ended session would make the rest of the run anonymous. */
const ENDS: ReadonlySet<ProcedureId> = new Set([
  'account.logout',
  'account.endAllSessions',
  'account.login',
  'account.register',
  'account.changePassword',
]);
const codes: ReadonlySet<string> = new Set(Object.keys(ERRORS));

function inputSchema(id: ProcedureId): unknown {
  return ['_def', 'procedures', id, '_def', 'inputs', '0'].reduce<unknown>(
    (at, key) => Reflect.get(Object(at), key),
    appRouter,
  );
}
const jsonSchema = (id: ProcedureId): object => {
  const schema = inputSchema(id);
  return schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
};

/** A call that reads no input answers all of them alike. */
const runsOf = (id: ProcedureId) => (inputSchema(id) instanceof z.ZodType ? RUNS : Math.ceil(RUNS / 20));

function judge(id: ProcedureId, answer: { statusCode: number; body: string }, input: unknown): void {
  const where = `${id} ${JSON.stringify(input)?.slice(0, 300)} -> ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  const fine = ALLOWED.has(answer.statusCode) || (answer.statusCode === 503 && EXPECTED_503.has(id));
  expect(fine, where).toBe(true);
  expect(answer.body, where).not.toMatch(/CANARYNAME|node_modules|\bat \w+ \(|select .* from|argon2/i);
  if (answer.statusCode === 200) return;
  const body: unknown = JSON.parse(answer.body);
  const plain: unknown =
    Reflect.get(Object(body), 'code') ??
    Reflect.get(Object(Reflect.get(Object(Reflect.get(Object(body), 'error')), 'data')), 'appCode');
  expect(typeof plain === 'string' && codes.has(plain), where).toBe(true);
}

const personFor = (id: ProcedureId, who: keyof typeof callers) => (ENDS.has(id) ? null : callers[who]);
const whos = fc.constantFrom<keyof typeof callers>('student', 'tutor', 'parent');

test.each(PROCEDURE_IDS)(
  'nothing that is sent to %s brings a 5xx, over REST',
  { timeout: 120_000 },
  async (id) => {
    const [method = 'GET', path = ''] = CALLS[id].split(' ');
    const verb = method === 'POST' || method === 'PATCH' || method === 'DELETE' ? method : 'GET';
    await fc.assert(
      fc.asyncProperty(arbitraryFor(jsonSchema(id)), nasty, whos, async (input, wild, who) => {
        const fields: Record<string, unknown> = { ...Object(input) };
        const url = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
          encodeURIComponent(text(fields[name] ?? wild)),
        );
        const query =
          verb === 'GET'
            ? `?${new URLSearchParams(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, text(value)]))).toString()}`
            : '';
        const cookie = personFor(id, who)?.cookie;
        const answer = await api.app.inject({
          method: verb,
          url: url + query,
          ...(cookie !== undefined && { cookies: { sessionId: cookie } }),
          ...(verb !== 'GET' && {
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(input) ?? '',
          }),
        });
        judge(id, answer, input);
      }),
      { numRuns: runsOf(id), seed: SEED },
    );
  },
);

test.each(PROCEDURE_IDS)(
  'nothing that is sent to %s brings a 5xx, over tRPC',
  { timeout: 120_000 },
  async (id) => {
    const isQuery = CALLS[id].startsWith('GET');
    await fc.assert(
      fc.asyncProperty(arbitraryFor(jsonSchema(id)), whos, async (input, who) => {
        const body = JSON.stringify(input) ?? '';
        const cookie = personFor(id, who)?.cookie;
        const answer = await api.app.inject({
          method: isQuery ? 'GET' : 'POST',
          url: isQuery ? `/trpc/${id}?input=${encodeURIComponent(body)}` : `/trpc/${id}`,
          ...(cookie !== undefined && { cookies: { sessionId: cookie } }),
          ...(!isQuery && { headers: { 'content-type': 'application/json' }, payload: body }),
        });
        judge(id, answer, input);
      }),
      { numRuns: runsOf(id), seed: SEED + 1 },
    );
  },
);

test('after all that the canary is as it was', async () => {
  expect((await canary.ask('GET', '/api/user')).json()).toMatchObject({
    firstName: 'CANARYNAME',
    totalPoints: 0,
  });
});

const text = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? 'undefined').toWellFormed();
