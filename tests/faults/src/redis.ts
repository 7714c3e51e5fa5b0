import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';

export interface RunningRedis {
  readonly port: number;
  /** Ends it at once, as a machine that is lost does. */
  stop(): Promise<void>;
}

/** Whether this machine has a Redis. Tests that need one are skipped without; `.ci/run` installs it. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis) process.stdout.write('Skipped: tests that need redis-server, which is not installed.\n');

const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => done(false));
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
  });

/**
 * Starts the machine's redis-server with nothing on disk.
 * @param port the one it had before its fall; by default a free one
 */
export async function openRedis(port?: number): Promise<RunningRedis> {
  const at = port ?? (await getPort({ host: '127.0.0.1' }));
  const settings = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', settings, { stdio: 'ignore', cwd: tmpdir() });
  const ended = once(child, 'exit');
  while (!(await isOpen(at))) {
    if (child.exitCode !== null) throw new Error('redis-server ended');
    await sleep(20);
  }
  return {
    port: at,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
