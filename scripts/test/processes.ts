import { readFileSync, readdirSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process ended while it was looked at, or there is no /proc here.
    return '';
  }
};

/** A process of the system, by what /proc says. */
export interface Process {
  readonly pid: number;
  readonly command: string;
}

/** The processes that carry this folder's path in their environment or arguments, but for ourselves. None where there is no /proc. */
export function processesWith(folder: string): Process[] {
  const pids =
    read('/proc/self/stat') === '' ? [] : readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .filter((pid) => (read(`/proc/${pid}/environ`) + read(`/proc/${pid}/cmdline`)).includes(folder))
    .map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') }));
}

/** The same as lines a person reads. */
export const processesOf = (folder: string): string[] =>
  processesWith(folder).map(({ pid, command }) => `${pid} ${command}`);
