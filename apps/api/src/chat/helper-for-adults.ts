import type { saveHelperSettingsRequest } from '@noodlenaut/contract';
import { displayName } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { guardianOf } from '../family/guardian-of.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

const DAYS_SHOWN = 90;
const FLAGS_SHOWN = 100;
const DEFAULTS = {
  opensAt: 6,
  closesAt: 21,
  dailyMessages: null,
  isVoiceAllowed: false,
  isProviderAllowed: false,
  isTeacherTold: false,
} as const;

/** What a guardian chose about a child's helper, and the days on which the child wrote (P7.16). */
export async function readHelperPage(
  { store, helper }: Pick<Context, 'helper' | 'store'>,
  viewer: SessionViewer,
  childId: string,
) {
  await guardianOf(viewer, store, childId);
  return {
    settings: (await store.helperAdults.settings(childId)) ?? DEFAULTS,
    hasProvider: helper.remote !== null,
    days: await store.helperAdults.days(childId, DAYS_SHOWN),
  };
}

/** What was written on one day, without personal data and without what only staff may read. */
export async function readTranscript(
  { store }: Pick<Context, 'store'>,
  viewer: SessionViewer,
  { studentId, day }: { readonly studentId: string; readonly day: string },
) {
  await guardianOf(viewer, store, studentId);
  return store.helperAdults.transcript(studentId, day);
}

/** A guardian chooses hours, a cap and permissions. They hold from the next message on (P7.17, P7.18). */
export async function saveHelperSettings(
  services: Pick<Context, 'helper' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  { studentId, settings }: z.output<typeof saveHelperSettingsRequest>,
) {
  await guardianOf(viewer, services.store, studentId);
  await services.store.transaction(async (store) => {
    await store.users.lockLearner(studentId);
    await guardianOf(viewer, store, studentId);
    await store.helperAdults.saveSettings(studentId, settings, viewer.id, services.now());
    await store.audit.write({ ...auditEntry(services, viewer, 'chat.saveSettings'), childId: studentId });
  });
  return readHelperPage(services, viewer, studentId);
}

/** Alerts about pupils whose guardians let teachers be told: what kind and when, never the words. */
export async function readFlags({ store }: Pick<Context, 'store'>, viewer: SessionViewer) {
  const flags = await store.helperAdults.teacherFlags(viewer.id, FLAGS_SHOWN);
  return flags.map(({ firstName, name, ...flag }) => ({
    ...flag,
    childName: displayName({ firstName, name }),
  }));
}
