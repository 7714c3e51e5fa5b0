import { readFileSync, readdirSync } from 'node:fs';

/** What the kernel says of processes (/proc): CPU in milliseconds, memory in bytes. */
const MS_A_TICK = 10;
const BYTES_A_PAGE = 4096;
const PARENT = 1;
const USER = 11;
const SYSTEM = 12;
const REAPED_USER = 13;
const REAPED_SYSTEM = 14;
const RESIDENT = 21;

/** The fields behind the name, which may hold blanks. */
function fieldsOf(pid: number): readonly number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    // A process that has just ended; its parent has its time.
    return [];
  }
}
const sum = (fields: readonly number[], ...at: number[]) =>
  at.reduce((total, index) => total + (fields[index] ?? 0), 0);

export const cpuMsOf = (pid: number): number => sum(fieldsOf(pid), USER, SYSTEM) * MS_A_TICK;

/** A process, its children, and those children that have ended: PostgreSQL is many. */
export function familyCpuMs(pid: number): number {
  const own = sum(fieldsOf(pid), USER, SYSTEM, REAPED_USER, REAPED_SYSTEM);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fieldsOf(Number(name)))
    .filter((fields) => fields[PARENT] === pid);
  return (own + children.reduce((total, fields) => total + sum(fields, USER, SYSTEM), 0)) * MS_A_TICK;
}

export const residentBytesOf = (pid: number): number => sum(fieldsOf(pid), RESIDENT) * BYTES_A_PAGE;
