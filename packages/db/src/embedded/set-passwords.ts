import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import type { ClusterSecrets } from './cluster-secrets.ts';
import { DatabaseStartError } from './database-start-error.ts';

/** The access rules of the cluster: only with a password, and only from this machine. */
const HBA = `host all all 127.0.0.1/32 scram-sha-256\n`;

/**
 * Sets the password of a cluster's superuser without the former one, which only the owner of the files can do: for clusters
 * of versions without passwords, and after a lost file of passwords. The cluster must not run.
 * @throws DatabaseStartError with what PostgreSQL said
 */
export async function setOwnerPassword(bin: Binaries, dir: string, { owner }: ClusterSecrets): Promise<void> {
  writeFileSync(join(dir, 'pg_hba.conf'), HBA);
  const [command, ...before] = bin.command('postgres');
  const child = spawn(command, [...before, '--single', '-D', dir, 'postgres'], {
    ...bin.spawnOptions,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-1000)));
  // The exit code tells whether it could read the input. The error of the broken pipe adds nothing.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(
    `alter role ${pg.escapeIdentifier(owner.name)} password ${pg.escapeLiteral(owner.password)}\n`,
  );
  const code = await new Promise<number | null>((done) => {
    child.once('error', (cause) => {
      said = cause.message;
      done(null);
    });
    child.once('exit', done);
  });
  if (code !== 0 || /ERROR|FATAL/.test(said))
    throw new DatabaseStartError(`The database in ${dir} could not be given a password: ${said.trim()}`);
}

/** Makes the role of the servers, which owns nothing, if it does not exist, and sets its password. */
export async function makeServerRole(ownerUrl: string, { server }: ClusterSecrets): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const name = pg.escapeIdentifier(server.name);
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [server.name]);
    await client.query(
      `${rowCount === 0 ? 'create' : 'alter'} role ${name} login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(server.password)}`,
    );
  } finally {
    await client.end();
  }
}
