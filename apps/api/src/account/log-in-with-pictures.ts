import type { BrowserFacts, Context, RequestFacts, Services } from '../context.ts';
import { hashToken } from '@noodlenaut/db';
import type { pictureLoginRequest } from '@noodlenaut/contract';
import { displayName, pictureSecret } from '@noodlenaut/domain';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { guessOnClassroomDevice, refuseAsleep } from './guess-on-classroom-device.ts';
import { signIn } from './sign-in.ts';

/** Children who may sign in on this device with pictures: none where no family trusts it (P1.26). */
export async function readPictureChildren(services: Pick<Context, 'deviceToken' | 'now' | 'store'>) {
  const children = await childrenHere(services);
  children.forEach(refuseAsleep);
  return children.map((child) => ({ id: child.id, name: displayName(child) }));
}

const childrenHere = async ({ deviceToken, store, now }: Pick<Context, 'deviceToken' | 'now' | 'store'>) =>
  deviceToken === null ? [] : store.pictureSignIn.childrenOfDevice(hashToken(deviceToken), now());

/** The child of a QR code, so that the screen can greet it. */
export async function readPictureGuest(
  services: Pick<Context, 'address' | 'limits' | 'now' | 'store'>,
  token: string,
) {
  const child = await services.limits.attempt('login.address', services.address, async () => {
    const found = await services.store.pictureSignIn.childOfToken(hashToken(token), services.now());
    return found ?? null;
  });
  if (!child)
    throw new AppError('not_found', { message: 'This code is over. Ask your grown-up for a new one.' });
  return { name: displayName(child) };
}

const auditOf = (services: Pick<Context, 'address' | 'requestId'>, childId: string) => ({
  actorId: childId,
  action: 'account.pictureLogin',
  requestId: services.requestId,
  addressPrefix: addressPrefix(services.address),
});

/**
 * The child with these pictures; null when they match nobody. Tries are counted before they are checked, because twelve pictures
 * make few passwords.
 */
async function accountMeant(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'passwords' | 'store'> & RequestFacts & BrowserFacts,
  input: z.output<typeof pictureLoginRequest>,
) {
  const meant = await childMeant(services, input);
  if (meant === null) return null;
  const { childId, through, deviceHash, ofClass } = meant;
  const look = async () => {
    const account = await services.store.pictureSignIn.account(childId);
    const isRight = await services.passwords.matches(account?.hash ?? null, pictureSecret(input.pictures));
    if (account && isRight) return { ...meant, account, through };
    await services.store.audit.write({ ...auditOf(services, childId), result: 'failed' });
    return null;
  };
  // The short limits come first, so that of many tries at once few count for the long ones.
  const tryIt = async () => {
    await services.limits.consume('login.pictures', childId);
    const found = await (ofClass === null
      ? look()
      : guessOnClassroomDevice(services, ofClass, childId, look));
    if (found !== null) await services.limits.reset('login.pictures', childId);
    return found;
  };
  return deviceHash === null ? tryIt() : services.limits.attempt('login.pictures.device', deviceHash, tryIt);
}

/** Signs a child in with three pictures, on a device the family trusts or through a grown-up's QR code (P1.26). */
export async function logInWithPictures(
  services: Pick<Services, 'env' | 'limits' | 'now' | 'passwords' | 'store'> & RequestFacts & BrowserFacts,
  input: z.output<typeof pictureLoginRequest>,
) {
  const entry = await services.limits.attempt('login.address', services.address, () =>
    accountMeant(services, input),
  );
  if (!entry) throw new AppError('wrong_credentials', { message: REFUSED });
  const { account, through, deviceHash, ofClass } = entry;
  const sessionId = await services.store.transaction(async (store) => {
    if (
      input.token !== undefined &&
      !(await store.pictureSignIn.useToken(hashToken(input.token), services.now()))
    )
      throw new AppError('wrong_credentials', { message: REFUSED });
    if (deviceHash !== null && !(await store.trustedDevices.use(deviceHash, account.id)))
      throw new AppError('wrong_credentials', { message: REFUSED });
    if (ofClass !== null)
      await store.classroomDevices.noteSignIn(ofClass.deviceId, account.id, services.now());
    await store.users.noteLogin(account.id, null);
    await store.audit.write({ ...auditOf(services, account.id), result: 'done' });
    return signIn(services, store, account, 'pictures', { through, isShared: ofClass !== null });
  });
  const user = await services.store.users.byId(account.id);
  if (!user) throw new AppError('wrong_credentials', { message: REFUSED });
  return { sessionId, user: { ...user, role: user.role ?? ('' as const) } };
}

const REFUSED = 'Those are not your pictures. Try again!';

/** The child, and what lets it in here: an adult's code or card, or the device that the adult trusts. */
async function childMeant(
  services: Pick<Context, 'deviceToken' | 'now' | 'store'>,
  input: z.output<typeof pictureLoginRequest>,
) {
  if (input.token !== undefined) {
    const child = await services.store.pictureSignIn.childOfToken(hashToken(input.token), services.now());
    if (!child) return null;
    const through = { adultId: child.adultId, by: child.kind };
    return { childId: child.id, through, deviceHash: null, ofClass: null };
  }
  const found = (await childrenHere(services)).find(({ id }) => id === input.childId);
  if (!found || services.deviceToken === null) return null;
  refuseAsleep(found);
  const { id: childId, adultId, deviceId, classId, timesWoken } = found;
  return {
    childId,
    through: { adultId, by: 'device' as const, deviceId },
    deviceHash: hashToken(services.deviceToken),
    ofClass: classId === null ? null : { deviceId, timesWoken },
  };
}
