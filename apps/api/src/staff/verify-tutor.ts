import { afterDays, TUTOR_CHECKS } from '@noodlenaut/domain';
import { StaffError, type StaffCommand, type StaffContext } from './staff-context.ts';

/** A verification is looked at again at least once a year (security 2.13). */
const MOST_DAYS = 366;
const USAGE = `Usage: npm run staff -- verify-tutor USERNAME --until 2027-11-24 --checked ${TUTOR_CHECKS.join(',')}`;

/** The end of a day, which is in the next year. @throws StaffError */
function endOf(day: string): Date {
  const end = new Date(`${day}T23:59:59Z`);
  const now = new Date();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(end.getTime())) throw new StaffError(USAGE);
  if (end <= now || end > afterDays(now, MOST_DAYS))
    throw new StaffError('A verification ends within a year from today: give its last day as 2027-11-24.');
  return end;
}

/** @throws StaffError naming what was not checked */
function checkAll(checked: string): void {
  const said = checked.split(',').map((one) => one.trim());
  const missing = TUTOR_CHECKS.filter((one) => !said.includes(one));
  if (missing.length > 0)
    throw new StaffError(`Not checked yet: ${missing.join(', ')}. All three are wanted.`);
  if (said.length > TUTOR_CHECKS.length) throw new StaffError(USAGE);
}

async function verify({ store, by, print }: StaffContext, username: string, until: string): Promise<void> {
  const end = endOf(until);
  const tutor = await store.transaction(async (inside) => {
    const verified = await inside.users.verifyTutor(username, end);
    if (verified)
      await inside.audit.write({
        actorId: null,
        action: `tutor.verified ${TUTOR_CHECKS.join(',')} until ${until} by ${by}`,
        object: verified.id,
        result: 'done',
      });
    return verified;
  });
  if (!tutor) throw new StaffError(`There is no tutor called ${username}.`);
  print(`${tutor.username} is verified and listed until ${until}.`);
}

/** Staff looked at who a tutor is. Who, when and what was checked stays in the audit log (P1.02, security 2.13). */
export const verifyTutor: StaffCommand = {
  takes: 'USERNAME --until DATE --checked LIST',
  does: `lets a tutor be listed and booked until a day within a year; checked: ${TUTOR_CHECKS.join(',')}, all of them`,
  run: async (context, username = '', ...flags) => {
    const [until = '', day = '', checked = '', list = ''] = flags;
    if (until !== '--until' || checked !== '--checked' || flags.length !== 4) throw new StaffError(USAGE);
    checkAll(list);
    await verify(context, username, day);
  },
};
