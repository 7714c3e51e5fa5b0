import { generateSync } from 'otplib';
import type { Person } from './people.ts';

/** The code that an app shows at a moment, by default now. */
export const appCode = (secret: string, at = new Date()): string =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });

/** Switches two-step sign-in on for somebody who signed in just now, with the code of half a minute ago: the present one is still good. */
export async function switchOn(who: Person, at = new Date()): Promise<string> {
  const { secret } = (await who.ask('POST', '/api/second-factor')).json();
  const code = appCode(secret, new Date(at.getTime() - 30_000));
  const answer = await who.ask('POST', '/api/second-factor/confirm', { code });
  if (answer.statusCode !== 200) throw new Error(`not switched on: ${answer.body}`);
  return secret;
}
