import { createHmac } from 'node:crypto';
import { type Account, askAs, newAccount } from './accounts.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

const bytesOf = (secret: string): Buffer => {
  const bits = Array.from(secret, (sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code that an app on a phone shows (RFC 6238), by the letter of the text and not by the library under test. */
export function appCode(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const from = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const secretIn = (reply: unknown): string => {
  const { secret } = Object(reply);
  if (typeof secret !== 'string') throw new Error('no secret came');
  return secret;
};

/** A parent with two-step sign-in, signed in. */
export async function newTwoStepAccount(): Promise<Account> {
  const account = await newAccount({ role: 'parent' });
  const secret = secretIn(await askAs(account, 'POST', '/api/second-factor'));
  await askAs(account, 'POST', '/api/second-factor/confirm', { code: appCode(secret) });
  return account;
}
