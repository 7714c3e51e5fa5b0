import { spawn, type ChildProcess } from 'node:child_process';
import { StartError } from './start-error.ts';

export interface Service {
  readonly name: string;
  readonly port: number;
  /** Resolves when the process has ended, with what it said last. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

interface Message {
  readonly ready?: boolean;
  readonly port?: number;
  readonly step?: string;
}

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null;

const KILL_AFTER_MS = 10_000;

/**
 * Starts a server of ours and waits until it says it is ready. It is tied to us by its IPC channel: when we die, even
 * by SIGKILL, the channel closes and it stops by itself.
 */
export function startService(
  name: string,
  script: string,
  env: Readonly<Record<string, string | undefined>>,
  undo: (() => Promise<void> | void)[],
  onStep: (text: string) => void = () => {},
  nodeFlags: readonly string[] = [],
): Promise<Service> {
  const child = spawn(process.execPath, [...nodeFlags, script], {
    env: { ...env },
    // Detached, so that Ctrl-C reaches only the launcher, which stops everything in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-4000);
    if (started) process.stderr.write(text);
  });
  let started = false;
  undo.push(() => stopChild(child, ended));
  const ended = new Promise<string>((done) => child.once('exit', () => done(said.trim())));
  return new Promise((ready, fail) => {
    child.once('error', fail);
    void ended.then((last) => started || fail(new StartError(last || `${name} ended before it was ready.`)));
    child.on('message', (message: unknown) => {
      if (!isMessage(message)) return;
      if (message.step !== undefined) onStep(message.step);
      if (!message.ready) return;
      started = true;
      ready({ name, port: message.port ?? 0, ended, stop: () => stopChild(child, ended) });
    });
  });
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await ended;
  clearTimeout(insist);
}
