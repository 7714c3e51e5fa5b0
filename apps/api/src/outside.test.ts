import { expect, test } from 'vitest';
import { isOutside } from './outside.ts';

const local = { HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' };

test.each([
  [local],
  [{ ...local, HOST: '127.0.0.1' }],
  [{ ...local, HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }],
  [{ ...local, HOST: '127.1.2.3', PUBLIC_URL: 'http://school.localhost' }],
  [{ ...local, HOST: '0.0.0.0', PUBLISHED_ON: '127.0.0.1' }],
])('only this machine reaches %o', (addresses) => expect(isOutside(addresses)).toBe(false));

test.each([
  [{ ...local, HOST: '0.0.0.0' }],
  [{ ...local, HOST: '::' }],
  [{ ...local, HOST: '192.168.1.7' }],
  [{ ...local, HOST: '127.0.0.1', PUBLISHED_ON: '0.0.0.0' }],
  [{ ...local, PUBLIC_URL: 'https://school.example' }],
  [{ ...local, PUBLIC_URL: 'http://127.0.0.1.school.example' }],
  [{ ...local, PUBLIC_URL: 'http://localhost.school.example' }],
  [{ ...local, PUBLIC_URL: 'http://notlocalhost' }],
])('other machines reach %o', (addresses) => expect(isOutside(addresses)).toBe(true));
