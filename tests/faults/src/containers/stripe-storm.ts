import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_MS = 500;

/**
 * Events as Stripe sends them: signed, spread over so many milliseconds, and each again until it is taken (P6.17).
 * @returns how long each that was taken at once had to wait, in milliseconds
 */
export async function stripeStorm(
  origin: string,
  secret: string,
  ids: readonly string[],
  overMs: number,
): Promise<readonly number[]> {
  const took: number[] = [];
  const tell = async (id: string): Promise<boolean> => {
    const at = Math.floor(Date.now() / 1000);
    const object = { id: `in_${id}`, object: 'invoice' };
    const body = JSON.stringify({ id, object: 'event', type: 'invoice.paid', data: { object } });
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
    try {
      const answer = await fetch(`${origin}/api/billing/webhook`, { method: 'POST', headers, body });
      return answer.ok;
    } catch {
      // The connection broke: Stripe would not know either.
      return false;
    }
  };
  await Promise.all(
    ids.map(async (id, place) => {
      await sleep((place * overMs) / ids.length);
      const began = performance.now();
      if (await tell(id)) return void took.push(performance.now() - began);
      do await sleep(AGAIN_MS);
      while (!(await tell(id)));
    }),
  );
  return took;
}
