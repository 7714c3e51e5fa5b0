import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DatabasePlace {
  /** `host:port`. */
  readonly host: string;
  readonly database: string;
  readonly owner: string;
  readonly server: string;
}

/** A file that nobody may write is replaced and not written to. */
function rewrite(path: string, text: string, mode: number): void {
  rmSync(path, { force: true });
  writeFileSync(path, text, { mode });
}

const newPassword = (): string => randomBytes(24).toString('base64url');

/**
 * Makes the passwords of the database that are not in the folder yet, and the addresses that hold them. Passwords that are there stay, so an operator may
 * bring their own and change them.
 * @param folder for both passwords and the owner's address, which only the database and the migration need
 * @param serverFolder for the address of the servers' role, and nothing else
 * @param ownerPassword instead of a random one, where the database has it already
 */
export function makeSecrets(
  folder: string,
  serverFolder: string,
  { host, database, owner, server }: DatabasePlace,
  ownerPassword?: string,
): void {
  for (const one of [folder, serverFolder]) mkdirSync(one, { recursive: true });
  const passwordOf = (name: string, given?: string): string => {
    const path = join(folder, name);
    // PostgreSQL's own account, which nobody here knows the number of, reads it too; the folder is mounted into few containers.
    if (given !== undefined || !existsSync(path)) rewrite(path, given ?? newPassword(), 0o444);
    return readFileSync(path, 'utf8').trim();
  };
  const address = (name: string, password: string): string =>
    `postgres://${name}:${encodeURIComponent(password)}@${host}/${database}`;
  rewrite(
    join(folder, 'database-owner-url'),
    address(owner, passwordOf('owner-password', ownerPassword)),
    0o400,
  );
  rewrite(join(serverFolder, 'database-url'), address(server, passwordOf('server-password')), 0o400);
}
