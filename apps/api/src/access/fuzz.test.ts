import { CALL_IDS, type CallId, inputOf, restOf } from '../calls/all-calls.ts';
import { ERRORS } from '@noodlenaut/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { arbitraryFor, nasty } from '../testing/arbitrary.ts';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

/** The most cases a procedure and a REST path; the night has 3,000 (decision 0117). */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);
/** A call of one field has nothing to combine: a call gets its share for each field, so that every field meets as many. */
const RUNS_A_FIELD = RUNS / 3;
/** Ends a call that hangs, also at a load of ten. */
const CALL_MS = Math.max(120_000, RUNS * 250);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const ALLOWED: ReadonlySet<number> = new Set([200, 400, 401, 403, 404, 405, 409, 413, 415, 429]);

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '10000' } });
const canary = await signedIn(api, 'student', { grade: '3rd', firstName: 'CANARYNAME' });
const callers = {
  student: await signedIn(api, 'student', { grade: '3rd' }),
  tutor: await signedIn(api, 'tutor', { verified: true }),
  parent: await signedIn(api, 'parent'),
};
/** Calls that end the session: the rest of the run would be anonymous. */
const ENDS: ReadonlySet<CallId> = new Set([
  'account.logout',
  'account.endAllSessions',
  'account.login',
  'account.register',
  'account.changePassword',
]);
const codes: ReadonlySet<string> = new Set(Object.keys(ERRORS));

const jsonSchema = (id: CallId): object => {
  const schema = inputOf(id);
  return schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {};
};

/** How many values a schema asks for. */
const fieldsOf = (schema: object): number =>
  Object.entries(schema).reduce((sum, [key, value]) => {
    if (typeof value !== 'object' || value === null) return sum;
    const inner =
      key === 'properties' ? Object.values(value) : ['items', 'anyOf'].includes(key) ? [value] : [];
    return sum + inner.reduce((all: number, one) => all + Math.max(1, fieldsOf(Object(one))), 0);
  }, 0);

/** A call without input answers all inputs alike. */
const runsOf = (id: CallId) =>
  inputOf(id) instanceof z.ZodType
    ? Math.min(RUNS, Math.ceil(RUNS_A_FIELD * Math.max(1, fieldsOf(jsonSchema(id)))))
    : Math.ceil(RUNS / 20);

const LEAKS = /CANARYNAME|node_modules|\bat \w+ \(|select .* from|argon2/i;

/** What is wrong with an answer; null when nothing is. */
function faultOf({ statusCode, body }: { statusCode: number; body: string }): string | null {
  if (!ALLOWED.has(statusCode)) return 'a status nobody may get';
  if (LEAKS.test(body)) return 'it tells what it must not';
  if (statusCode === 200) return null;
  const said: unknown = JSON.parse(body);
  const plain: unknown =
    Reflect.get(Object(said), 'code') ??
    Reflect.get(Object(Reflect.get(Object(Reflect.get(Object(said), 'error')), 'data')), 'appCode');
  return typeof plain === 'string' && codes.has(plain) ? null : 'no code of ours';
}

function judge(id: CallId, answer: { statusCode: number; body: string }, input: unknown): void {
  const fault = faultOf(answer);
  if (fault === null) return;
  const asked = JSON.stringify(input)?.slice(0, 300);
  throw new Error(`${fault}: ${id} ${asked} -> ${answer.statusCode} ${answer.body.slice(0, 300)}`);
}

const personFor = (id: CallId, who: keyof typeof callers) => (ENDS.has(id) ? null : callers[who]);
const whos = fc.constantFrom<keyof typeof callers>('student', 'tutor', 'parent');

/** How many requests run at once: most of their time is the database's. */
const AT_ONCE = 8;

/** Every case of a seed, several at once; the message of a failure names its case. */
async function everyCase<Case>(
  cases: fc.Arbitrary<Case>,
  id: CallId,
  seed: number,
  ask: (one: Case) => Promise<void>,
) {
  const waiting = fc.sample(cases, { numRuns: runsOf(id), seed });
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await ask(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

test.each(CALL_IDS)(
  'nothing that is sent to %s brings a 5xx, over REST',
  { timeout: CALL_MS },
  async (id) => {
    const [method = 'GET', path = ''] = restOf(id).split(' ');
    const verb = method === 'POST' || method === 'PATCH' || method === 'DELETE' ? method : 'GET';
    const cases = fc.tuple(arbitraryFor(jsonSchema(id)), nasty, whos);
    await everyCase(cases, id, SEED, async ([input, wild, who]) => {
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
    });
  },
);

test.each(CALL_IDS)(
  'nothing that is sent to %s brings a 5xx, over tRPC',
  { timeout: CALL_MS },
  async (id) => {
    const isQuery = restOf(id).startsWith('GET');
    await everyCase(fc.tuple(arbitraryFor(jsonSchema(id)), whos), id, SEED + 1, async ([input, who]) => {
      const body = JSON.stringify(input) ?? '';
      const cookie = personFor(id, who)?.cookie;
      const answer = await api.app.inject({
        method: isQuery ? 'GET' : 'POST',
        url: isQuery ? `/trpc/${id}?input=${encodeURIComponent(body)}` : `/trpc/${id}`,
        ...(cookie !== undefined && { cookies: { sessionId: cookie } }),
        ...(!isQuery && { headers: { 'content-type': 'application/json' }, payload: body }),
      });
      judge(id, answer, input);
    });
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
