import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { csvOf, gradeLabel } from '@noodlenaut/domain';
import { auditEntry } from '../family/audit-entry.ts';
import { readSchool } from './read-school.ts';

/** The classes in numbers as a file, from the same reply as the screen; who saved it is in the audit view. */
export async function schoolCsv(
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
) {
  const { classes } = await readSchool(services, viewer);
  await services.store.audit.write(auditEntry(services, viewer, 'school.export'));
  const head = ['Class', 'Grade', 'Owner', 'Pupils', 'Without a grown-up'];
  const scopes = ['No yes to the helper', 'No yes to games', 'No yes to tutoring'];
  const asks = classes.some(({ withoutConsent }) => withoutConsent !== null);
  const rows = classes.map(({ name, grade, owner, pupils, withoutGuardian, withoutConsent }) => [
    name,
    gradeLabel(grade),
    owner,
    pupils,
    withoutGuardian,
    ...(withoutConsent === null
      ? []
      : [withoutConsent.chat, withoutConsent.multiplayer, withoutConsent.tutoring]),
  ]);
  const day = services.now().toISOString().slice(0, 10);
  return { fileName: `school ${day}.csv`, csv: csvOf([asks ? [...head, ...scopes] : head, ...rows]) };
}
