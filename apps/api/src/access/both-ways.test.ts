import { ERRORS } from '@noodlenaut/contract';
import { expect, test } from 'vitest';
import { CALL_IDS, type CallId, restOf } from '../calls/all-calls.ts';
import { exampleInput, exampleRequest } from '../testing/example-call.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '10000' } });

type Role = 'student' | 'teacher' | 'tutor' | 'parent';
const fresh = (role: Role) =>
  signedIn(api, role, { verified: true, ...(role === 'student' && { grade: '3rd' }) });

/** The shape of a reply: the names of its fields and the kind of each value. It is the same for two people. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  // Questions are drawn at random; two rounds have in common only that there is a question.
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'activity' ? 'a question' : shapeOf(inner)]),
  );
}

interface Answer {
  readonly status: number;
  readonly code: unknown;
  readonly message: unknown;
  readonly reply: unknown;
}

async function overRest(id: CallId, who: Person | null): Promise<Answer> {
  const { method, url, payload } = exampleRequest(id);
  const answer = await (who ? who.ask(method, url, payload) : askAnonymously(api, method, url, payload));
  const body: unknown = answer.json();
  if (answer.statusCode === 200) return { status: 200, code: null, message: null, reply: body };
  const { code, message } = Object(body);
  return { status: answer.statusCode, code, message, reply: null };
}

async function overTrpc(id: CallId, who: Person | null): Promise<Answer> {
  const input = { ...exampleInput(id), ...(id === 'account.register' && { username: 'another-one' }) };
  const isRead = restOf(id).startsWith('GET ');
  const method = isRead ? 'GET' : 'POST';
  const url = `/trpc/${id}${isRead ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`;
  const payload = isRead ? undefined : input;
  const answer = await (who ? who.ask(method, url, payload) : askAnonymously(api, method, url, payload));
  const { result, error } = Object(answer.json());
  if (answer.statusCode === 200) return { status: 200, code: null, message: null, reply: result.data };
  return { status: answer.statusCode, code: error.data.appCode, message: error.message, reply: null };
}

/** Each way has a person of its own, so that changes by the first call do not affect the second. */
const pair = async (caller: Role | null) =>
  caller === null ? ([null, null] as const) : ([await fresh(caller), await fresh(caller)] as const);

test.each(CALL_IDS)('%s answers over REST as over tRPC', async (id) => {
  for (const caller of [null, 'student', 'teacher', 'tutor', 'parent'] as const) {
    const [one, other] = await pair(caller);
    const [rest, trpc] = [await overRest(id, one), await overTrpc(id, other)];
    expect({ caller, ...trpc, reply: shapeOf(trpc.reply) }).toEqual({
      caller,
      ...rest,
      reply: shapeOf(rest.reply),
    });
    if (rest.code !== null) expect(Object.keys(ERRORS)).toContain(rest.code);
  }
});
