import { expect, test } from 'vitest';
import { livekitAddress, livekitOrigins } from './livekit-address.ts';

test('[P5.32] the address of LiveKit is an origin, and travels in plain text only within one machine', () => {
  const taken = (url: string) => livekitAddress.safeParse(url).success;
  for (const url of ['wss://media.school.test', 'https://media.school.test:7443/', 'ws://127.0.0.1:7880'])
    expect(taken(url), url).toBe(true);
  for (const url of [
    'media.school.test',
    'ws://media.school.test',
    'ftp://media.school.test',
    'wss://media.school.test/rtc',
    'wss://media.school.test/?a=1',
    'wss://key:secret@media.school.test',
  ])
    expect(taken(url), url).toBe(false);
});

test('[P5.32] both origins of it are told, whichever was given', () => {
  const origins = { socket: 'wss://media.school.test:7443', http: 'https://media.school.test:7443' };
  expect(livekitOrigins('https://media.school.test:7443')).toEqual(origins);
  expect(livekitOrigins('wss://media.school.test:7443/')).toEqual(origins);
  expect(livekitOrigins('http://localhost:7880').socket).toBe('ws://localhost:7880');
});
