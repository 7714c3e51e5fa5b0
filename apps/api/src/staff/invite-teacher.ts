import { randomInt } from 'node:crypto';
import { PRODUCT, TEACHER_INVITE_DAYS, familyCode, spacedCode } from '@noodlenaut/domain';
import { email } from '@noodlenaut/contract';
import { hashToken } from '@noodlenaut/db';
import { StaffError, type StaffCommand } from './staff-context.ts';

export const inviteTeacher: StaffCommand = {
  takes: '[EMAIL]',
  does: `prints an invitation for one teacher, good once within ${TEACHER_INVITE_DAYS} days; mails it where an address is given`,
  run: async ({ store, publicUrl, print }, address) => {
    if (address !== undefined && !email.safeParse(address).success)
      throw new StaffError(`"${address}" is no e-mail address.`);
    const code = familyCode((sides) => randomInt(sides));
    const link = `${publicUrl}/register?invite=${code}`;
    await store.transaction(async (inside) => {
      await inside.teacherInvites.keep(hashToken(code), TEACHER_INVITE_DAYS);
      if (address === undefined) return;
      await inside.outbox.add({
        userId: null,
        toAddress: address,
        subject: `You are invited to teach on ${PRODUCT.name}`,
        bodyText: [
          `Open this link within ${TEACHER_INVITE_DAYS} days and make your account as a teacher:`,
          link,
          `If you have an account already, sign in and type the code: ${spacedCode(code)}`,
        ].join('\n\n'),
      });
    });
    print(`Link: ${link}`);
    print(`Code: ${spacedCode(code)}`);
    if (address !== undefined) print(`The same is on its way to ${address}.`);
  },
};
