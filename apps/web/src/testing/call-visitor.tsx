import type { Role, TutoringRole } from '@noodlenaut/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { CallTable, helloOf, roomOf, SESSION } from './call-table.ts';
import { signedInAs } from './people.ts';
import { renderApp } from './render-app.tsx';
import { serve, type Handlers } from './serve.ts';

const SEAT = `POST /game/seats/call/${SESSION}` as const;
const PATH = `/tutoring/room/${SESSION}`;
const ROLES: Readonly<Record<TutoringRole, Role>> = {
  student: 'student',
  tutor: 'tutor',
  guardian: 'parent',
};

/** No browser's connections in jsdom: the e2e tests have real ones. */
class NoStream {
  getTracks = () => [];
}

/** Before each test: a wide page of a browser that refuses camera and microphone, and nobody in the room. */
export function prepareCall(): void {
  CallTable.rooms.length = 0;
  CallTable.answer = () => ({});
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('MediaStream', NoStream);
  const none = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const mediaDevices = { getUserMedia: none, enumerateDevices: () => Promise.resolve([]) };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
}

/** The page of the room, opened by one of its people. */
export function openRoom(role: TutoringRole, handlers: Handlers = {}) {
  const seen = serve({ 'tutoring.room': roomOf(role), [SEAT]: { name: 'call' }, ...handlers });
  return { seen, ...renderApp(PATH, signedInAs(ROLES[role])) };
}

/** Goes in and hears the room's first words; alone there, because a connection to another page needs a browser. */
export async function goIn(
  role: TutoringRole,
  more: Parameters<typeof helloOf>[2] = {},
  handlers: Handlers = {},
) {
  const app = openRoom(role, handlers);
  await app.person.click(await screen.findByRole('button', { name: 'Go in' }));
  await waitFor(() => expect(CallTable.rooms).toHaveLength(1));
  act(() => CallTable.last.say('hello', helloOf(role, 'own-visit', more)));
  return app;
}
