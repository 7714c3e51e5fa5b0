import { PgBoss } from 'pg-boss';
import { writeBackup } from '../backup/write-backup.ts';
import { reconcile } from '../billing/stripe/reconcile.ts';
import { workAll } from '../billing/stripe/stripe-desk.ts';
import { runBilling } from '../billing/run-billing.ts';
import { writeDigests } from '../chat/write-digests.ts';
import type { Services } from '../context.ts';
import { sendDueMails, smtpSender } from '../mail/send-mails.ts';
import { writeWeeklyMails } from '../mail/write-weekly-mails.ts';
import { eraseDueAccounts } from '../privacy/erase-due-accounts.ts';
import { noteUnusedAccounts } from '../privacy/note-unused-accounts.ts';
import { endByTime } from '../tutoring/end-by-time.ts';
import { remindOfSessions } from '../tutoring/remind.ts';
import { tellOfCrises } from '../tutoring/tell-of-crises.ts';

export interface Jobs {
  stop(): Promise<void>;
}

/** The jobs and their times (cron, UTC). pg-boss makes each run happen on one machine only. */
const SCHEDULE = {
  'send-mails': '* * * * *',
  'run-billing': '*/3 * * * *',
  'work-stripe': '* * * * *',
  'reconcile-stripe': '17 2 * * *',
  'end-old-data': '23 3 * * *',
  backup: '11 3 * * *',
  'expire-rooms': '*/5 * * * *',
  'end-tutoring': '* * * * *',
  'remind-of-tutoring': '* * * * *',
  'tell-of-crises': '* * * * *',
  // In the evening of American time zones.
  'helper-digests': '30 23 * * *',
  'erase-accounts': '41 * * * *',
  // Mondays, and again later to repeat a failed run; nobody gets a week twice.
  'weekly-mails': '12 6,9,15 * * 1',
} as const;
type JobName = keyof typeof SCHEDULE;

/** The work of each job; returns a number for the log. */
const work = (services: Services): Record<JobName, () => Promise<number>> => {
  const { env, store, stripe } = services;
  const sender = env.SMTP_URL === undefined ? null : smtpSender(env.SMTP_URL, env.MAIL_FROM);
  return {
    // Without SMTP_URL mails stay in the outbox, readable with a staff command.
    'send-mails': async () => {
      await store.outbox.dropExpired();
      return sender ? sendDueMails(services, sender) : 0;
    },
    'run-billing': () => runBilling(services),
    'work-stripe': async () => (stripe === null ? 0 : workAll({ ...services, stripe: stripe.client })),
    'reconcile-stripe': async () => {
      if (stripe === null) return 0;
      await store.stripe.dropOldEvents();
      return (await reconcile({ ...services, stripe: stripe.client })).repaired;
    },
    backup: async () => {
      if (env.BACKUP_DIR === undefined) return 0;
      const { bytes } = await writeBackup({
        url: env.DATABASE_OWNER_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
        folder: env.BACKUP_DIR,
        key: env.BACKUP_KEY ?? null,
        days: env.BACKUP_DAYS,
        now: services.now(),
      });
      return bytes;
    },
    'erase-accounts': () => eraseDueAccounts(services),
    'weekly-mails': () => writeWeeklyMails(services),
    'helper-digests': () => writeDigests(services),
    'expire-rooms': () => store.quiz.expire(),
    'end-tutoring': () => endByTime(services),
    'remind-of-tutoring': () => remindOfSessions(services),
    'tell-of-crises': async () => {
      const told = await tellOfCrises(services);
      if (told > 0) services.mailSoon();
      return told;
    },
    'end-old-data': async () => {
      await store.recovery.endOldLinks();
      await store.serverErrors.endOld();
      await noteUnusedAccounts(services);
      return store.privacy.endOld(services.now());
    },
  };
};

const isJobName = (name: string): name is JobName => Object.hasOwn(SCHEDULE, name);
const JOB_NAMES = Object.keys(SCHEDULE).filter(isJobName);

/** Starts the job runner on the api's own database. */
export async function startJobs(services: Services, report: (cause: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: services.env.DATABASE_DIRECT_URL ?? services.env.DATABASE_URL,
    max: 2,
    application_name: 'noodlenaut-jobs',
    // Made by the owner of the tables, where that is somebody else (prepare-schema.ts).
    ...(services.env.DATABASE_OWNER_URL !== undefined && { migrate: false, createSchema: false }),
  });
  boss.on('error', report);
  await boss.start();
  const jobs = work(services);
  for (const name of JOB_NAMES) {
    await boss.createQueue(name, { retryLimit: 3, retryBackoff: true });
    // The schedule works in minutes; polling every two seconds would keep an idle machine busy.
    await boss.work(name, { pollingIntervalSeconds: 20 }, async () => {
      await jobs[name]();
    });
    await boss.schedule(name, SCHEDULE[name]);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) };
}
