import { quoted } from './terminal-text.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

const SHOWN = 20;
const HEX = /^[0-9a-f]{4,32}$/;

/** What people see of a number: 3F9A-12BC. */
const shortOf = (requestId: string): string =>
  `${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`.toUpperCase();

export const serverErrors: StaffCommand = {
  takes: '',
  does: `Lists the latest ${SHOWN} unexpected errors of the last 30 days.`,
  run: async ({ store, print }) => {
    const found = await store.serverErrors.find('', SHOWN);
    if (found.length === 0) return print('No unexpected error.');
    for (const { requestId, at, call, kind, message } of found)
      print(`${shortOf(requestId)}  ${at.toISOString()}  ${call}\n${quoted(`${kind}: ${message}`)}`);
  },
};

export const serverError: StaffCommand = {
  takes: 'NUMBER',
  does: 'Shows what happened behind an error number that a person quotes, such as 3F9A-12BC.',
  run: async ({ store, print }, number = '') => {
    const start = number.replaceAll(/[^0-9a-z]/gi, '').toLowerCase();
    if (!HEX.test(start))
      throw new StaffError(`"${number}" is no error number. It has at least four of the signs 0-9 and A-F.`);
    const found = await store.serverErrors.find(start, SHOWN);
    if (found.length === 0)
      throw new StaffError('There is no such error in the last 30 days. Ask for the number again.');
    for (const { requestId, at, call, kind, message, stack } of found)
      print(
        `${shortOf(requestId)} (request ${requestId})
${at.toISOString()} in ${call}
${quoted(`${kind}: ${message}
${stack}`)}`,
      );
  },
};
