import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderOfRuns } from './folder-of-runs.ts';
import { type Process, processesWith } from './processes.ts';

/** So long may what was asked to end take; then it is killed. A database of a test needs a moment. */
const END_MS = 10_000;
const LOOK_MS = 100;

function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}

/**
 * A run of commands that leaves nothing: all temporary folders lie in one, which every process carries in its environment.
 * Whatever ends the run, those processes are ended and the folder is deleted.
 */
export function testRun() {
  const folder = mkdtempSync(join(folderOfRuns(), 'nn-'));
  // The account of PostgreSQL passes through to its cluster.
  chmodSync(folder, 0o711);
  const children = new Set<ChildProcess>();
  let isEnding = false;
  const isOver = () => children.size === 0 && processesWith(folder).length === 0;
  const untilOver = async () => {
    for (const end = performance.now() + END_MS; !isOver() && performance.now() < end;) await sleep(LOOK_MS);
  };
  const signalAll = (name: 'SIGTERM' | 'SIGKILL') => {
    for (const { pid } of children) if (pid !== undefined) signal(-pid, name);
    for (const { pid } of processesWith(folder)) signal(pid, name);
  };

  return {
    folder,
    /** Runs a command with its output shown. @returns its exit code; 1 when it could not be started or was killed, and once the run is being ended */
    command: (name: string, args: readonly string[], cwd: string) =>
      new Promise<number>((done) => {
        if (isEnding) return done(1);
        const env = { ...process.env, TMPDIR: folder, TURBO_TELEMETRY_DISABLED: '1' };
        // A process group of its own, so that whatever it started can be ended with it.
        const child = spawn(name, args, {
          cwd,
          env,
          stdio: ['ignore', 'inherit', 'inherit'],
          detached: true,
        });
        children.add(child);
        const end = (code: number) => {
          children.delete(child);
          done(code);
        };
        child.once('error', (cause) => {
          console.error(cause.message);
          end(1);
        });
        child.once('exit', (code) => end(code ?? 1));
      }),
    /** Ends everything of this run and deletes its folder. @returns the processes that had outlived their commands */
    end: async (): Promise<readonly Process[]> => {
      isEnding = true;
      const left = processesWith(folder);
      if (!isOver()) {
        signalAll('SIGTERM');
        await untilOver();
        signalAll('SIGKILL');
        await untilOver();
      }
      rmSync(folder, { recursive: true, force: true });
      return left;
    },
  };
}
