import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process ended while it was looked at, or there is no /proc here (macOS).
    return '';
  }
};

/** A process of the system. */
export interface Process {
  readonly pid: number;
  readonly command: string;
}

/** macOS has no /proc; its `ps -E` tells the environment of our own processes after the command. */
const LISTING = ['-A', '-E', '-ww', '-o', 'pid=,command='];

/** The processes of such a listing that carry a folder's path, without their environments, which hold secrets. */
export const processesListed = (listing: string, folder: string): Process[] =>
  listing
    .split('\n')
    .filter((line) => line.includes(folder))
    .map((line) => /^\s*(?<pid>\d+) (?<command>.*?)(?: [A-Za-z_]\w*=.*)?$/.exec(line)?.groups ?? {})
    .map(({ pid, command = '' }) => ({ pid: Number(pid), command }));

function processesByPs(folder: string): Process[] {
  // Without an environment it does not find itself.
  const { stdout } = spawnSync('ps', LISTING, { encoding: 'utf8', env: {}, maxBuffer: 64 * 1024 * 1024 });
  return processesListed(stdout ?? '', folder).filter(({ pid }) => pid !== process.pid);
}

/** The processes that carry this folder's path in their environment or arguments, but for ourselves. */
export function processesWith(folder: string): Process[] {
  if (read('/proc/self/stat') === '') return processesByPs(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .filter((pid) => (read(`/proc/${pid}/environ`) + read(`/proc/${pid}/cmdline`)).includes(folder))
    .map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') }));
}

/** The same as lines a person reads. */
export const processesOf = (folder: string): string[] =>
  processesWith(folder).map(({ pid, command }) => `${pid} ${command}`);
