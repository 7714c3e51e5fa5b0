import { howMany } from './how-many.ts';
import type { StaffCommand } from './staff-context.ts';

export const outbox: StaffCommand = {
  takes: '[HOW-MANY]',
  does: 'the latest mails, for an installation without SMTP_URL; `read-mail` shows a link',
  run: async ({ store, print }, count) => {
    for (const mail of await store.outbox.list(howMany(count))) {
      const state = mail.sentAt
        ? `sent ${mail.sentAt.toISOString()}`
        : `waiting, ${mail.attempts} tries${mail.lastError ? `: ${mail.lastError}` : ''}`;
      const number = mail.id.slice(0, 8);
      print(
        `${number}  ${mail.createdAt.toISOString()}  ${mail.toAddress}  ${mail.subject}  [${state}]\n${mail.bodyText}\n`,
      );
    }
  },
};
