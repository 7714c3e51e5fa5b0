import type { Store } from '@noodlenaut/db';
import { LEAST_NOTICE_MINUTES, requestExpiresAt, type SubjectId } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import { notifyGuardians, type Site } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** With CONSENT_MODE=required a child's booking waits for a guardian (P5.16). */
export const waitsForGuardian = (
  { env }: { readonly env: { readonly CONSENT_MODE: string } },
  viewer: SessionViewer,
): boolean => env.CONSENT_MODE === 'required' && viewer.role === 'student';

/** What a child hears whose booking waits. */
export const guardianAsked = (): AppError =>
  new AppError('consent_required', {
    message: 'We asked your grown-up. When they say yes, the session is booked.',
    scope: 'tutoring',
  });

interface Wish {
  readonly requestId: string | null;
  readonly studentId: string;
  readonly tutorId: string;
  readonly subject: SubjectId;
  readonly scheduledTime: Date;
  readonly duration: number;
  readonly totalCost: number;
}

/**
 * Turns what a child wants to book into an offer that a guardian accepts or refuses, until shortly before its time; the guardians are
 * told. The time is not held meanwhile: it is looked at again when they say yes.
 */
export async function askGuardian(
  site: Site,
  store: Pick<Store, 'guardianNotices' | 'outbox' | 'tutoring' | 'tutoringMoves'>,
  viewer: SessionViewer,
  { requestId, studentId, tutorId, subject, scheduledTime, duration, totalCost }: Wish,
): Promise<void> {
  const runsOut = new Date(scheduledTime.getTime() - LEAST_NOTICE_MINUTES * 60_000);
  const latest = requestExpiresAt('flexible', site.now());
  const id =
    requestId ??
    (
      await store.tutoring.createRequest({
        studentId,
        subject,
        topic: null,
        description: 'A time from the calendar',
        urgency: 'flexible',
        preferredTime: scheduledTime,
        expiresAt: runsOut < latest ? runsOut : latest,
      })
    ).id;
  const offered = await store.tutoringMoves.offer(id, {
    tutorId,
    time: scheduledTime,
    minutes: duration,
    cost: totalCost,
  });
  if (!offered) throw new AppError('wrong_state');
  await notifyGuardians(site, store, {
    childId: studentId,
    kind: 'tutoring-offered',
    actorId: viewer.id,
    once: `${id} ${tutorId}`,
  });
}
