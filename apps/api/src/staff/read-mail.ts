import { fillMail } from '../mail/fill-mail.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

export const readMail: StaffCommand = {
  takes: 'NUMBER',
  does: 'one mail of `outbox` that waits, with its link; the link of an earlier look is over',
  run: async ({ store, publicUrl, print }, number = '') => {
    const mail = await store.outbox.waiting(number.toLowerCase());
    if (!mail)
      throw new StaffError(`No single mail waits under "${number}". The numbers stand in \`outbox\`.`);
    const filled = await fillMail({ store, env: { PUBLIC_URL: publicUrl } }, mail);
    if (!filled) throw new StaffError('This mail leads nowhere: nobody has the address, or it is over.');
    print(`To: ${filled.to}\n${filled.subject}\n\n${filled.text}`);
  },
};
