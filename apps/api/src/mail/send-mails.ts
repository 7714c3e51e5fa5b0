import { createTransport } from 'nodemailer';
import { fillMail, type MailSite } from './fill-mail.ts';

const BUNDLE = 20;

export interface MailSender {
  send(mail: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
}

/** A sender over SMTP (PRODUCT 2). */
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
 * Sends the mails that are due, outside any transaction. A failure is kept with its reason and tried again later; a
 * crash after sending and before noting sends that one mail twice, which is the lesser evil. Returns how many left.
 */
export async function sendDueMails(site: MailSite, sender: MailSender): Promise<number> {
  const { store } = site;
  let sent = 0;
  for (const mail of await store.outbox.claim(BUNDLE)) {
    try {
      const filled = await fillMail(site, mail);
      if (filled === null) {
        await store.outbox.drop(mail.id);
        continue;
      }
      await sender.send(filled);
      await store.outbox.markSent(mail.id);
      sent += 1;
    } catch (cause) {
      await store.outbox.markFailed(
        mail.id,
        mail.attempts,
        cause instanceof Error ? cause.message : String(cause),
      );
    }
  }
  return sent;
}
