import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';

/** The relay of a test shares this with the game server, and with nobody else. */
const SECRET = 'only-for-tests-0123456789';
const RELAY_PORTS = 200;

/** Whether this machine has coturn (Debian: `apt-get install coturn`). */
export const hasTurnServer = (): boolean => spawnSync('turnserver', ['--version']).error === undefined;

/** A TURN server on this machine alone. */
export async function startTurnServer() {
  const port = await getPort({ host: '127.0.0.1' });
  const first = 30_000 + (port % 2000);
  const child = spawn(
    'turnserver',
    [
      '-n',
      '--listening-ip=127.0.0.1',
      '--relay-ip=127.0.0.1',
      `--listening-port=${port}`,
      `--min-port=${first}`,
      `--max-port=${first + RELAY_PORTS}`,
      '--use-auth-secret',
      `--static-auth-secret=${SECRET}`,
      '--realm=call.test',
      '--fingerprint',
      '--no-cli',
      '--no-tls',
      '--no-dtls',
      '--allow-loopback-peers',
      '--pidfile=',
      '--log-file=stdout',
    ],
    { stdio: 'ignore' },
  );
  return {
    env: { TURN_URLS: `turn:127.0.0.1:${port}?transport=tcp`, TURN_SECRET: SECRET },
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
