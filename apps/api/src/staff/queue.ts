import { DAY_MS } from '@noodlenaut/domain';
import { ALERTS, alertLine } from './safety.ts';
import { OPEN_TICKETS, ticketLine } from './tickets.ts';
import { reviewLine, SESSION_REVIEWS } from './tutoring-reviews.ts';
import type { StaffCommand, StaffContext } from './staff-context.ts';

const REPORTS = 20;
const DAYS_14_MS = 14 * DAY_MS;
const day = (moment: Date): string => moment.toISOString().slice(0, 10);

type Waiting = Awaited<ReturnType<StaffContext['store']['staff']['waiting']>>[number];
const person = ({ username, firstName, lastName, schoolName, createdAt }: Waiting): string =>
  [day(createdAt), username, [firstName, lastName].filter(Boolean).join(' '), schoolName]
    .filter(Boolean)
    .join('  ');

/** One kind of waiting work: what it is, what staff do about it, and its lines. */
type Section = (
  context: StaffContext,
) => Promise<{ readonly title: string; readonly lines: readonly string[] }>;

const SECTIONS: readonly Section[] = [
  async ({ store }) => ({
    title: 'Children who may be in danger (safety)',
    lines: (await store.safety.openAlerts(ALERTS)).map(alertLine),
  }),
  async ({ store }) => ({
    title: 'Teachers to approve (approve-teacher USERNAME)',
    lines: (await store.staff.waiting('teacher')).map(person),
  }),
  async ({ store }) => ({
    title: 'Tutors to verify, or whose verification ends within 30 days (verify-tutor USERNAME)',
    lines: (await store.staff.waiting('tutor')).map(person),
  }),
  async ({ store, asksConsent }) => ({
    title: 'Guardians to verify, with CONSENT_MODE=required (verify-guardian USERNAME --method METHOD)',
    lines: asksConsent
      ? (await store.leaving.unverifiedGuardians()).map(({ username, firstName, lastName, since, yeses }) =>
          [
            day(since),
            username,
            [firstName, lastName].filter(Boolean).join(' '),
            yeses > 0 && `said yes ${yeses} times`,
          ]
            .filter(Boolean)
            .join('  '),
        )
      : [],
  }),
  async ({ store }) => ({
    title: 'Reports about players of the last fourteen days (reports)',
    lines: (await store.playerReports.latest(REPORTS))
      .filter(({ createdAt }) => Date.now() - createdAt.getTime() < DAYS_14_MS)
      .map(({ createdAt, code, reporter, reported, reason }) =>
        [day(createdAt), code, `${reporter} about ${reported}: ${reason}`].join('  '),
      ),
  }),
  async ({ store }) => ({
    title: 'Refused texts and reports of tutoring sessions (tutoring-reviews)',
    lines: (await store.sessionMessages.openReviews(SESSION_REVIEWS)).map(reviewLine),
  }),
  async ({ store }) => ({
    title: 'Questions to support (tickets)',
    lines: (await store.support.open(OPEN_TICKETS)).map(ticketLine),
  }),
  async ({ store }) => ({
    title: 'Mails that did not leave (outbox)',
    lines: (await store.staff.unsentMails()).map(({ createdAt, subject, attempts, lastError }) =>
      [day(createdAt), subject, `${attempts} tries`, lastError].filter(Boolean).join('  '),
    ),
  }),
];

export const queue: StaffCommand = {
  takes: '',
  does: 'all that waits for you',
  run: async (context) => {
    for (const section of SECTIONS) {
      const { title, lines } = await section(context);
      context.print(`${title}: ${lines.length === 0 ? 'none' : lines.length}`);
      for (const line of lines) context.print(`  ${line}`);
    }
  },
};
