import { generateSync } from 'otplib';
import type { Person } from './people.ts';

/** The code that an app shows at a moment, by default now. */
export const appCode = (secret: string, at = new Date()): string =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });

/**
 * Switches two-step sign-in on for somebody who signed in just now, with the code of half a minute ago: the present one is still good.
 * Where a half minute began between the making of that code and the server's look at it, it asks with the next one.
 */
export async function switchOn(who: Person): Promise<string> {
  const { secret } = (await who.ask('POST', '/api/second-factor')).json();
  const confirm = () =>
    who.ask('POST', '/api/second-factor/confirm', { code: appCode(secret, new Date(Date.now() - 30_000)) });
  const first = await confirm();
  const answer = first.statusCode === 200 ? first : await confirm();
  if (answer.statusCode !== 200) throw new Error(`not switched on: ${answer.body}`);
  return secret;
}
