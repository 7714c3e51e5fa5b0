import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:net';
import { freePort } from './free-port.ts';
import { isFull } from './size.ts';
import { smallRedis } from './small-redis.ts';

export type RunningRedis = Awaited<ReturnType<typeof smallRedis>>;

const hasReal = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

/** A redis-server of the machine, with nothing on disk. */
async function realRedis(port: number): Promise<RunningRedis> {
  const arguments_ = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', arguments_, { stdio: 'ignore', cwd: '/tmp' });
  const gone = once(child, 'exit');
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error('redis-server ended');
    await sleep(20);
  }
  return {
    name: 'redis-server',
    port,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/**
 * At full size the machine's redis-server where there is one, otherwise our own small one. After a crash it uses the same port
 * again.
 */
export async function openRedis(port?: number): Promise<RunningRedis> {
  const real = isFull && hasReal();
  const redis = real ? await realRedis(port ?? (await freePort())) : await smallRedis(port);
  if (port === undefined) process.stdout.write(`Redis: ${redis.name}\n`);
  return redis;
}
