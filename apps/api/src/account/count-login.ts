import type { Context } from '../context.ts';
import { hashName, hashToken, type Store } from '@noodlenaut/db';
import { newToken } from '../sessions/tokens.ts';

/**
 * Counts a try at an account's password, then checks it: by account and address, ten in 15 minutes (P2.12). In a browser in which
 * the account signed in before, it is counted by that browser instead, so that a classmate's guesses behind the same address lock
 * nobody out (OWASP: device cookies; decision 0055). A right password ends the count.
 * @param look gives null for a wrong password
 * @throws AppError too_many_requests
 */
export async function countLogin<Found>(
  {
    limits,
    store,
    address,
    knownDeviceToken,
  }: Pick<Context, 'address' | 'knownDeviceToken' | 'limits' | 'store'>,
  username: string,
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  const name = hashName(username);
  const device = knownDeviceToken === null ? null : hashToken(knownDeviceToken);
  const isKnown = device !== null && (await store.knownDevices.isKnown(device, username));
  const limiter = isKnown ? 'login.device' : 'login.account';
  const key = `${name} ${isKnown ? device : address}`;
  const counted = async () => {
    await limits.consume(limiter, key);
    const found = await look();
    if (found !== null) await limits.reset(limiter, key);
    return found;
  };
  return isKnown ? counted() : limits.attempt('login.address', address, counted);
}

/**
 * Remembers this browser as one in which the account signed in. One cookie serves all accounts of a shared computer. Returns its token.
 */
export async function knowDevice(
  services: Pick<Context, 'knownDeviceToken' | 'respond'> & { readonly store: Pick<Store, 'knownDevices'> },
  userId: string,
): Promise<string> {
  const { store, knownDeviceToken } = services;
  // A token that we did not issue may be known to somebody else.
  const isOurs = knownDeviceToken !== null && (await store.knownDevices.isOurs(hashToken(knownDeviceToken)));
  const token = isOurs ? knownDeviceToken : newToken();
  await store.knownDevices.note(hashToken(token), userId);
  services.respond.knowDevice(token);
  return token;
}
