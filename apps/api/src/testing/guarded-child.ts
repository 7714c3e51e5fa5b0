import { roleRefusal } from '@noodlenaut/domain';
import { CALL_IDS, type CallId, definitionOf, restOf } from '../calls/all-calls.ts';
import { askCall } from './ask-call.ts';
import { classroom } from './classroom.ts';
import { signedIn, type Person } from './people.ts';
import type { TestApi } from './test-api.ts';
import { UNKNOWN } from './whole-school.ts';

/** Calls that only end the caller's own run, or have nothing to do with links between people. */
const BESIDE =
  /^(account\.(log|end|user|register|request)|lessons|practice|chat|tutoring|plans|quiz|assignments|classQuizzes|paths)/;
/** Calls that change links are tried more often. */
const CLOSE =
  /^(family\.(makeCode|redeemCode|confirmLink|endLink|handOver|undo|resetSignIn|answerClass)|classes\.(join|approve|cards)|privacy\.deleteChild)$/;
const OFTEN = [1, 2, 3, 4, 5] as const;
/** Calls of a role that change something, or may. */
const callsOf = (role: 'student' | 'teacher' | 'parent'): readonly CallId[] =>
  CALL_IDS.filter((id) => {
    const row = definitionOf(id);
    return roleRefusal(row, role) === null && !BESIDE.test(id) && !restOf(id).startsWith('GET ');
  }).flatMap((id) => (CLOSE.test(id) ? OFTEN.map(() => id) : [id]));

export const ACTORS = ['child', 'father', 'stranger', 'teacher', 'outsider'] as const;
export type Actor = (typeof ACTORS)[number];
const ROLE_OF = {
  child: 'student',
  father: 'parent',
  stranger: 'parent',
  teacher: 'teacher',
  outsider: 'teacher',
} as const;

/**
 * A child with a mother who is primary, a secondary father, a class that knows the child, and strangers. Everybody but the mother
 * may make any call with any id that can be had.
 */
export async function guardedChild(api: TestApi, isMadeByClass: boolean) {
  const { store, db } = api.services;
  const room = await classroom(api, 'Room 12');
  const made = isMadeByClass
    ? (await room.teacher.ask('POST', `${room.url}/pupils`, { text: 'Noor' })).json().cards[0]
    : null;
  const child =
    made === null
      ? await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' })
      : await enter(api, made);
  const [mother, father] = [await signedIn(api, 'parent'), await signedIn(api, 'parent')];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  await store.family.link(child.id, father.id, 'secondary', 'active');
  const people: Readonly<Record<Actor, Person>> = {
    child,
    father,
    stranger: await signedIn(api, 'parent'),
    teacher: room.teacher,
    outsider: await signedIn(api, 'teacher'),
  };
  const codes = [room.code];
  const tokens = ['x'.repeat(43), ...(made?.token ? [String(made.token)] : [])];
  const ids = { childId: [child.id], classId: [room.id] };

  const numbers = async () => ({
    linkId: (await db.selectFrom('guardianLinks').select('id').where('childId', '=', child.id).execute()).map(
      ({ id }) => id,
    ),
    membershipId: (
      await db.selectFrom('classMemberships').select('id').where('childId', '=', child.id).execute()
    ).map(({ id }) => id),
    noticeId: (
      await db.selectFrom('guardianNotices').select('id').where('childId', '=', child.id).execute()
    ).map(({ id }) => id),
    deviceId: (await db.selectFrom('trustedDevices').select('publicId').execute()).map(
      ({ publicId }) => publicId,
    ),
  });

  /** One call by one person: `choice` picks the call and its ids. What the answer gives can be used by the next calls. */
  const act = async (actor: Actor, choice: readonly number[]): Promise<string> => {
    let at = 0;
    const pick = <Value>(values: readonly Value[], none: Value): Value => {
      at += 1;
      return values[(choice[at] ?? 0) % Math.max(1, values.length)] ?? none;
    };
    const calls = callsOf(ROLE_OF[actor]);
    const id = calls[(choice[0] ?? 0) % calls.length] ?? 'family.links';
    const { linkId, membershipId, noticeId, deviceId } = await numbers();
    const yes = pick([true, true, false], true);
    const fields = {
      childId: pick(ids.childId, UNKNOWN),
      classId: pick(ids.classId, UNKNOWN),
      linkId: pick(linkId, UNKNOWN),
      membershipId: pick(membershipId, UNKNOWN),
      noticeId: pick(noticeId, UNKNOWN),
      deviceId: pick(deviceId, UNKNOWN),
      teacherId: pick([room.teacher.id, people.outsider.id], UNKNOWN),
      code: pick(codes.slice(-3), ''),
      token: pick(tokens.slice(-3), ''),
      scope: pick(['chat', 'multiplayer', 'tutoring'], 'chat'),
      username: child.username,
      password: pick(['wrong-one', String(made?.password ?? 'wrong-one')], ''),
      currentPassword: 'wrong-one',
      newPassword: 'a quite different one',
      pictures: ['cat', 'star', 'key'],
      nickname: 'Zoe',
      name: 'Room 13',
      grade: '3rd',
      text: pick(['Amara', 'Noor', 'Zoe'], 'Amara'),
      isGiven: yes,
      isYes: yes,
      isOn: yes,
      isOpen: yes,
    };
    const answer = await askCall(people[actor], id, {
      ...fields,
      childIds: [fields.childId],
      linkedStudents: codes,
    });
    if (answer.statusCode === 200 && restOf(id).startsWith('POST')) keep(answer.json());
    return `${actor} ${id} ${answer.statusCode}`;
  };
  const keep = (reply: Readonly<Record<string, unknown>>) => {
    if (typeof reply['code'] === 'string') codes.push(reply['code']);
    if (typeof reply['token'] === 'string') tokens.push(reply['token']);
  };
  return { child, mother, father, room, people, act };
}

/** A pupil signs in with what the class's card says. */
async function enter(
  api: TestApi,
  card: { childId: string; username: string; password: string },
): Promise<Person> {
  const payload = { username: card.username, password: card.password };
  const reply = await api.app.inject({ method: 'POST', url: '/api/login', payload });
  const cookie = reply.cookies.find(({ name }) => name === 'sessionId')?.value ?? '';
  return {
    id: card.childId,
    username: card.username,
    cookie,
    bearer: reply.json().sessionId,
    ask: (method, url, body) =>
      api.app.inject({ method, url, cookies: { sessionId: cookie }, ...(body && { payload: body }) }),
  };
}
