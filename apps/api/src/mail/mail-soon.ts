import type { MailSite } from './fill-mail.ts';
import { sendDueMails, type MailSender } from './send-mails.ts';

/**
 * Sends what waits now instead of with the next run of the job: a crisis reaches a guardian within a minute (security 6.5). Several
 * at once are one more run; a failure is tried again by the job.
 */
export function mailSoon(site: MailSite, sender: MailSender | null, report: (cause: unknown) => void) {
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    if (sender === null) return;
    isRunning = true;
    do {
      isWanted = false;
      await sendDueMails(site, sender);
    } while (isWanted);
  };
  return (): void => {
    isWanted = true;
    if (isRunning) return;
    run()
      .catch(report)
      .finally(() => {
        isRunning = false;
      });
  };
}
