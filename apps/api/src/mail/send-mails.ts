import { createTransport } from 'nodemailer';
import { fillMail, type MailSite, type WaitingMail } from './fill-mail.ts';

const BUNDLE = 20;
/** The most mails in one run; the rest waits a minute. */
const BUNDLES = 100;

export interface MailSender {
  send(mail: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
}

/** A sender over SMTP (P2.20). */
export function smtpSender(smtpUrl: string, from: string): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}

/**
 * Sends the mails that are due, outside any transaction. A failure is stored with its reason and tried again later. A crash
 * between sending and noting sends that one mail twice, which is better than never. Returns how many were sent.
 */
export async function sendDueMails(site: MailSite, sender: MailSender): Promise<number> {
  let sent = 0;
  // All that is due, not one batch: resets for addresses that nobody has must not delay a guardian's mail.
  for (let bundles = 0; bundles < BUNDLES; bundles += 1) {
    const due = await site.store.outbox.claim(BUNDLE);
    const { gone, failed } = await sendBundle(site, sender, due);
    sent += gone;
    // When the mail host is down, the rest of the run would fail too.
    if (failed > 0 || due.length < BUNDLE) break;
  }
  return sent;
}

async function sendBundle(
  site: MailSite,
  sender: MailSender,
  due: readonly (WaitingMail & { readonly attempts: number })[],
): Promise<{ readonly gone: number; readonly failed: number }> {
  const { store } = site;
  let gone = 0;
  let failed = 0;
  for (const mail of due) {
    try {
      const filled = await fillMail(site, mail);
      if (filled === null) {
        await store.outbox.drop(mail.id);
        continue;
      }
      await sender.send(filled);
      await store.outbox.markSent(mail.id);
      gone += 1;
    } catch (cause) {
      failed += 1;
      await store.outbox.markFailed(
        mail.id,
        mail.attempts,
        cause instanceof Error ? cause.message : String(cause),
      );
    }
  }
  return { gone, failed };
}
