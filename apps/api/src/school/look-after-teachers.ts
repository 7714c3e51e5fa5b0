import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { resetMail, RESET_MINUTES } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { lockRight } from './lock-right.ts';

type Services = Pick<Context, 'limits' | 'requestId' | 'store'>;

/** Lets a teacher who waits begin, as staff do (decision 0064). One who teaches already stays as they are. */
export const approveTeacher = (services: Services, viewer: SessionViewer, teacherId: string) =>
  services.store.transaction(async (store) => {
    await lockRight(viewer, store);
    const teacher = await store.school.lockTeacher(teacherId);
    if (!teacher) throw new AppError('not_found');
    if (!teacher.isActive) throw new AppError('wrong_state', { message: 'This account sleeps.' });
    if (!teacher.isVerified) {
      await store.school.approve(teacherId);
      await store.audit.write({ ...auditEntry(services, viewer, 'school.approve'), object: teacherId });
    }
    return { ok: true as const };
  });

/**
 * Has a link for a new password sent to a teacher's confirmed address. The administrator never sees the link: it would open the
 * teacher's account, and with it how children learn (decision 0110).
 */
export async function resetTeacherPassword(services: Services, viewer: SessionViewer, teacherId: string) {
  const email = await services.store.transaction(async (store) => {
    await lockRight(viewer, store);
    const teacher = await store.school.lockTeacher(teacherId);
    if (!teacher) throw new AppError('not_found');
    if (!teacher.isActive || teacher.email === null || teacher.emailConfirmedAt === null)
      throw new AppError('wrong_state', {
        message: 'This teacher has no confirmed address. Whoever runs this site can help.',
      });
    return teacher.email;
  });
  await services.limits.consume('reset.account', email.toLowerCase());
  await services.store.transaction(async (store) => {
    await lockRight(viewer, store);
    const { subject } = resetMail({ username: '', url: '' });
    // As for a forgotten password: the link is made when the mail leaves.
    await store.outbox.add({
      userId: null,
      toAddress: email,
      subject,
      bodyText: '',
      link: 'reset',
      hours: RESET_MINUTES / 60,
    });
    await store.audit.write({ ...auditEntry(services, viewer, 'school.resetPassword'), object: teacherId });
  });
  return { ok: true as const };
}

/** Ends a classroom device of any class, as when it was stolen; devices of families are not theirs. */
export const endSchoolDevice = (services: Services, viewer: SessionViewer, deviceId: string) =>
  services.store.transaction(async (store) => {
    await lockRight(viewer, store);
    const ended = await store.school.endDevice(deviceId);
    if (!ended) throw new AppError('not_found');
    await store.audit.write({
      ...auditEntry(services, viewer, 'school.endDevice'),
      object: `${ended.classId} ${deviceId}`,
    });
    return { ok: true as const };
  });
