import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseStartError } from './database-start-error.ts';

interface Login {
  readonly name: string;
  readonly password: string;
}

/** The passwords of the cluster: of the owner of the schema, and of the role of the servers. */
export interface ClusterSecrets {
  readonly owner: Login;
  readonly server: Login;
}

/** The file is beside the cluster and not in it, so that the account of PostgreSQL cannot read it. */
const fileOf = (dir: string): string => `${dir}.secrets.json`;

const newPassword = (): string => randomBytes(24).toString('base64url');

/** @param owner the name of the superuser that `initdb` made */
export const newSecrets = (owner: string): ClusterSecrets => ({
  owner: { name: owner, password: newPassword() },
  server: { name: 'server', password: newPassword() },
});

const isLogin = (value: unknown): value is Login =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'password' in value &&
  typeof value.name === 'string' &&
  typeof value.password === 'string';

/**
 * @returns null when there is none: the cluster is of a version without passwords, or the file is lost
 * @throws DatabaseStartError when the file cannot be understood
 */
export function readSecrets(dir: string): ClusterSecrets | null {
  const file = fileOf(dir);
  if (!existsSync(file)) return null;
  const unusable = (cause?: unknown) =>
    new DatabaseStartError(
      `The file ${file} cannot be used. Stop everything, remove the file and start again: new passwords are made.`,
      { cause },
    );
  let kept: unknown;
  try {
    kept = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw unusable(cause);
  }
  if (typeof kept !== 'object' || kept === null || !('owner' in kept) || !('server' in kept))
    throw unusable();
  const { owner, server } = kept;
  if (!isLogin(owner) || !isLogin(server)) throw unusable();
  return { owner, server };
}

export function writeSecrets(dir: string, secrets: ClusterSecrets): void {
  const file = fileOf(dir);
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  // An earlier file keeps the rights it had.
  chmodSync(file, 0o600);
}
