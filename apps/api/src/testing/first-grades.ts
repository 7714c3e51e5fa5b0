import { classroom, type Classroom } from './classroom.ts';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

interface Pupil {
  readonly id: string;
  readonly name: string;
  readonly pictures: readonly string[];
}

/** Classes whose pupils have pictures, and the devices on which they sign in (decision 0109). */
export function firstGrades(api: TestApi) {
  /** A first grade whose accounts the class made. */
  async function firstGrade(names: readonly string[]): Promise<{ room: Classroom; pupils: Pupil[] }> {
    const room = await classroom(api, 'Owls');
    await room.teacher.ask('PATCH', room.url, { grade: '1st' });
    const { cards } = (
      await room.teacher.ask('POST', `${room.url}/pupils`, { text: names.join('\n') })
    ).json();
    return {
      room,
      pupils: cards.map((card: Pupil & { childId: string }) => ({ ...card, id: card.childId })),
    };
  }
  /** A second session of a teacher on the tablet, from which the device is trusted; gives back the device's cookie. */
  async function trust(room: Classroom, by: Person = room.teacher) {
    const { issueSession } = await import('../sessions/issue-session.ts');
    const account = { id: by.id, role: 'teacher' } as const;
    const { cookieToken } = await issueSession(api.services.store, account, 'Chrome on Android', 'password');
    const reply = await api.app.inject({
      method: 'POST',
      url: `${room.url}/devices`,
      cookies: { sessionId: cookieToken },
      payload: { label: 'Tablet 1' },
    });
    const cookie = reply.cookies.find(({ name }) => name === 'familyDevice');
    return { reply, cookieToken, token: cookie?.value ?? '', id: reply.json().id, maxAge: cookie?.maxAge };
  }
  const facesOn = async (familyDevice: string): Promise<{ id: string; name: string }[]> =>
    (await api.app.inject({ url: '/api/login/pictures', cookies: { familyDevice } })).json();
  const signIn = (familyDevice: string, childId: string, pictures: readonly string[]) =>
    api.app.inject({
      method: 'POST',
      url: '/api/login/pictures',
      cookies: { familyDevice },
      payload: { childId, pictures },
    });
  return { firstGrade, trust, facesOn, signIn };
}

export const sessionOf = (reply: Awaited<ReturnType<ReturnType<typeof firstGrades>['signIn']>>): string =>
  reply.cookies.find(({ name }) => name === 'sessionId')?.value ?? '';
