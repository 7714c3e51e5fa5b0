import { approveTeacher } from './approve-teacher.ts';
import { erase } from './erase.ts';
import { serverError, serverErrors } from './server-errors.ts';
import { exportAccount } from './export.ts';
import { inviteTeacher } from './invite-teacher.ts';
import { keep } from './keep.ts';
import { lessonDraft } from './lesson-draft.ts';
import { localPayments } from './local-payments.ts';
import { outbox } from './outbox.ts';
import { queue } from './queue.ts';
import { readMail } from './read-mail.ts';
import { removeDemo } from './remove-demo.ts';
import { replayPolicy } from './replay-policy.ts';
import { reports } from './reports.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { resetSignIn } from './reset-sign-in.ts';
import { restore } from './restore.ts';
import { safety, safetyDone } from './safety.ts';
import { grantSchool, revokeSchool } from './school-administrator.ts';
import { setEmail } from './set-email.ts';
import { setName } from './set-name.ts';
import { StaffError, type StaffCommand, type StaffContext } from './staff-context.ts';
import { suspend } from './suspend.ts';
import { answer, close, ticket, tickets } from './tickets.ts';
import { tutoringReviewDone, tutoringReviews } from './tutoring-reviews.ts';
import { verifyGuardian } from './verify-guardian.ts';
import { verifyTutor } from './verify-tutor.ts';

/** Staff work is a command on the machine, never a page (P1.02). */
const COMMANDS: Readonly<Record<string, StaffCommand>> = {
  queue,
  'approve-teacher': approveTeacher,
  'invite-teacher': inviteTeacher,
  'grant-school': grantSchool,
  'revoke-school': revokeSchool,
  'verify-tutor': verifyTutor,
  'verify-guardian': verifyGuardian,
  suspend,
  restore,
  'reset-sign-in': resetSignIn,
  export: exportAccount,
  erase,
  keep,
  'reset-second-factor': resetSecondFactor,
  'set-name': setName,
  'set-email': setEmail,
  safety,
  'safety-done': safetyDone,
  'replay-policy': replayPolicy,
  reports,
  'tutoring-reviews': tutoringReviews,
  'tutoring-review-done': tutoringReviewDone,
  'lesson-draft': lessonDraft,
  'local-payments': localPayments,
  tickets,
  ticket,
  answer,
  close,
  errors: serverErrors,
  error: serverError,
  outbox,
  'read-mail': readMail,
  'remove-demo': removeDemo,
};

const usageOf = ([name, { takes }]: [string, StaffCommand]): string =>
  `npm run staff -- ${name} ${takes}`.trim();

/** Every command with what it takes and does. */
export const staffHelp = (): string =>
  Object.entries(COMMANDS)
    .map((entry) => `${usageOf(entry)}\n    ${entry[1].does}`)
    .join('\n');

const needed = ({ takes }: StaffCommand): number =>
  takes.split(' ').filter((word) => /^[A-Z]/.test(word)).length;

/**
 * Runs a typed command. Every command leaves a line in the audit log: by whom, about whom, and whether it worked.
 * @returns the exit code
 */
export async function runStaff(context: StaffContext, [name, ...words]: readonly string[]): Promise<0 | 1> {
  if (name === undefined || name === 'help' || name === '--help') {
    context.print(staffHelp());
    return name === undefined ? 1 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    context.print(`There is no command "${name}".\n${staffHelp()}`);
    return 1;
  }
  if (words.length < needed(command)) {
    context.print(`Usage: ${usageOf([name, command])}`);
    return 1;
  }
  // The account's number, because the account may be gone afterwards and a name does not belong in the log.
  const username = command.takes.startsWith('USERNAME') ? words[0] : undefined;
  const about = username === undefined ? undefined : await context.store.staff.find(username);
  const note = (result: 'done' | 'failed') =>
    context.store.audit.write({
      actorId: null,
      action: `staff.${name} by ${context.by}`,
      object: about?.id ?? null,
      ...(about?.role === 'student' && { childId: about.id }),
      result,
    });
  try {
    await command.run(context, ...words);
  } catch (cause) {
    await note('failed');
    if (!(cause instanceof StaffError)) throw cause;
    context.print(cause.message);
    return 1;
  }
  await note('done');
  return 0;
}
