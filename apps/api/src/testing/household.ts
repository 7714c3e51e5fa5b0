import { hashToken } from '@noodlenaut/db';
import { pictureSecret, type PasswordPicture, DAY_MS } from '@noodlenaut/domain';
import { issueSession } from '../sessions/issue-session.ts';
import { newToken } from '../sessions/tokens.ts';
import { classroom } from './classroom.ts';
import { signedIn, type Person } from './people.ts';
import type { TestApi } from './test-api.ts';

export const PASSWORD = 'a long enough one';
export const PICTURES: readonly PasswordPicture[] = ['cat', 'dog', 'key'];

const tokenIn = (headers: { readonly name: string; readonly value: string }[], name: string): string =>
  headers.find((cookie) => cookie.name === name)?.value ?? '';

/**
 * A child with two guardians and a class, and every way in: Ana, the parent, and the teacher have a second session each, a
 * trusted device, a QR code and a link for a new password; the child has a card; there are codes and invitations. The teacher's
 * ways lead to a pupil whom the class made and who has no guardian, because a teacher can open no other child's account.
 */
export async function household(api: TestApi, passwordHash: string) {
  const { db, store, passwords } = api.services;
  const room = await classroom(api);
  const parent = await signedIn(api, 'parent', { passwordHash, email: `${newToken()}@example.org` });
  const sam = await signedIn(api, 'parent', { passwordHash });
  const { teacher } = room;
  await db.updateTable('users').set({ passwordHash }).where('id', '=', teacher.id).execute();
  const [child, sister, pupil] = [
    await signedIn(api, 'student', { grade: '1st', firstName: 'Leo' }),
    await signedIn(api, 'student', { grade: '3rd', firstName: 'Mia' }),
    await signedIn(api, 'student', { grade: '1st', firstName: 'Noa' }),
  ];
  for (const { id } of [child, sister]) {
    await store.family.link(id, sam.id, 'primary', 'active');
    await store.family.link(id, parent.id, 'secondary', 'active');
    await store.classMembers.addPupil(room.id, id);
  }
  await store.classMembers.addPupil(room.id, pupil.id);
  await store.users.setMadeBy(pupil.id, room.id);
  for (const { id } of [child, pupil])
    await store.pictureSignIn.keep(id, await passwords.hash(pictureSecret([...PICTURES])));

  const byPictures = async (body: object, cookies: Record<string, string> = {}) => {
    const url = '/api/login/pictures';
    const answer = await api.app.inject({
      method: 'POST',
      url,
      cookies,
      payload: { ...body, pictures: PICTURES },
    });
    return tokenIn(answer.cookies, 'sessionId');
  };
  const lettingIn = async (grownUp: Person, { id: childId }: Person) => {
    const device = tokenIn((await grownUp.ask('POST', '/api/family/devices')).cookies, 'familyDevice');
    return {
      device,
      deviceSession: await byPictures({ childId }, { familyDevice: device }),
      qr: (await grownUp.ask('POST', `/api/family/children/${childId}/qr`)).json().token,
    };
  };
  const resetLink = newToken();
  const cardFor = async ({ id: childId }: Person, { id: madeBy }: Person) => {
    const card = newToken();
    const expiresAt = new Date(Date.now() + DAY_MS);
    await store.pictureSignIn.keepToken({
      tokenHash: hashToken(card),
      childId,
      madeBy,
      kind: 'card',
      expiresAt,
    });
    return card;
  };
  const familyCode = (await parent.ask('POST', '/api/family/code', { childId: child.id })).json().code;
  const classInvite = (await teacher.ask('POST', `${room.url}/invite`)).json().code;
  await store.consents.give({
    childId: child.id,
    guardianId: parent.id,
    scope: 'chat',
    textVersion: '1',
    method: 'signed-in',
  });
  const elsewhere = async (who: Person, role: 'parent' | 'teacher' | 'student') =>
    (await issueSession(store, { id: who.id, role }, 'Elsewhere', 'password')).cookieToken;

  return {
    room,
    parent,
    sam,
    teacher,
    child,
    sister,
    pupil,
    card: await cardFor(child, sam),
    pupilCard: await cardFor(pupil, teacher),
    familyCode,
    classInvite,
    resetLink,
    byParent: await lettingIn(parent, child),
    byTeacher: await lettingIn(teacher, pupil),
    elsewhere: {
      parent: await elsewhere(parent, 'parent'),
      teacher: await elsewhere(teacher, 'teacher'),
      child: await elsewhere(child, 'student'),
    },
  };
}
export type Household = Awaited<ReturnType<typeof household>>;
