import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeSecrets } from './make-secrets.ts';

const parent = mkdtempSync(join(tmpdir(), 'noodlenaut-made-secrets-'));
afterAll(() => rmSync(parent, { recursive: true }));
const PLACE = { host: 'postgres:5432', database: 'noodlenaut', owner: 'noodlenaut', server: 'server' };
const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

test('two passwords of at least 32 characters are made once, and their addresses are for one account alone', () => {
  const folder = join(parent, 'first');
  makeSecrets(folder, `${folder}-servers`, PLACE);
  const [owner, server] = ['owner-password', 'server-password'].map((name) => read(folder, name));
  expect(owner).toMatch(/^[\w-]{32,}$/);
  expect(server).toMatch(/^[\w-]{32,}$/);
  expect(owner).not.toBe(server);
  expect(read(`${folder}-servers`, 'database-url')).toBe(
    `postgres://server:${server}@postgres:5432/noodlenaut`,
  );
  expect(statSync(join(folder, 'database-owner-url')).mode & 0o777).toBe(0o400);
  // Who may read the servers' folder learns nothing of the owner.
  expect(readdirSync(`${folder}-servers`)).toEqual(['database-url']);
  makeSecrets(folder, `${folder}-servers`, PLACE);
  expect([read(folder, 'owner-password'), read(folder, 'server-password')]).toEqual([owner, server]);
});

test('passwords of one’s own stay, whatever signs they have, and a changed one is taken over', () => {
  const folder = join(parent, 'own');
  makeSecrets(folder, `${folder}-servers`, PLACE, 'p@ss:/word');
  const { password, host } = new URL(read(folder, 'database-owner-url'));
  expect([decodeURIComponent(password), host]).toEqual(['p@ss:/word', 'postgres:5432']);
  rmSync(join(folder, 'server-password'));
  writeFileSync(join(folder, 'server-password'), 'mine\n');
  rmSync(join(`${folder}-servers`, 'database-url'));
  makeSecrets(folder, `${folder}-servers`, PLACE);
  expect(read(`${folder}-servers`, 'database-url')).toContain(':mine@');
  expect(read(folder, 'owner-password')).toBe('p@ss:/word');
});
