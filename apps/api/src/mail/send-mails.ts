import type { RootStore } from '@noodlenaut/db';
import { createTransport } from 'nodemailer';

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
export async function sendDueMails(store: RootStore, sender: MailSender): Promise<number> {
  let sent = 0;
  for (const mail of await store.outbox.claim(BUNDLE)) {
    try {
      await sender.send({ to: mail.toAddress, subject: mail.subject, text: mail.bodyText });
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
