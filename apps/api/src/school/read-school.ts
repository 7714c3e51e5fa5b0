import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import {
  NAMELESS_TEACHER,
  nameOr,
  isSchoolAction,
  SCHOOL_ACTION_NAMES,
  SCHOOL_LINES,
} from '@noodlenaut/domain';
import { noAdministrator } from './lock-right.ts';

/** GET /api/school: the right is part of the statement, so that it counts at that moment (decision 0110). */
export async function readSchool(services: Pick<Context, 'env' | 'now' | 'store'>, viewer: SessionViewer) {
  const facts = await services.store.school.facts(viewer.id, services.now());
  if (!facts) throw noAdministrator();
  const asksConsent = services.env.CONSENT_MODE === 'required';
  return {
    teachers: facts.teachers.map(({ isVerified, isActive, firstName, name, ...teacher }) => ({
      ...teacher,
      name: nameOr({ firstName, name }, teacher.username),
      status: isActive ? (isVerified ? ('teaches' as const) : ('waits' as const)) : ('asleep' as const),
      isMe: teacher.id === viewer.id,
    })),
    classes: facts.classes.map(({ owner, withoutChat, withoutMultiplayer, withoutTutoring, ...room }) => ({
      ...room,
      owner: nameOr(owner, NAMELESS_TEACHER),
      withoutConsent: asksConsent
        ? { chat: withoutChat, multiplayer: withoutMultiplayer, tutoring: withoutTutoring }
        : null,
    })),
    devices: facts.devices.map((device) => ({
      ...device,
      trustedBy: nameOr(device.trustedBy, NAMELESS_TEACHER),
    })),
  };
}

/** GET /api/school/lines: a page of what teachers and administrators did, without a word about a child. */
export async function readSchoolLines(
  services: Pick<Context, 'store'>,
  viewer: SessionViewer,
  before: string | undefined,
) {
  const lines = await services.store.school.lines(
    viewer.id,
    SCHOOL_ACTION_NAMES,
    before ?? null,
    SCHOOL_LINES,
  );
  if (!lines) throw noAdministrator();
  return {
    lines: lines.flatMap(({ action, actor, at, ...line }) =>
      isSchoolAction(action)
        ? [{ ...line, action, actor: nameOr(actor, NAMELESS_TEACHER), at: new Date(at) }]
        : [],
    ),
    next: lines.length === SCHOOL_LINES ? (lines.at(-1)?.id ?? null) : null,
  };
}
