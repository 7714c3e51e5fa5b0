import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** What the databases and pages of three rooms hold at once, with room to spare. */
const NEEDED_BYTES = 6 * GIB;
/** What the processes of a run need besides. */
const WORKING_BYTES = 4 * GIB;
const TMPFS = 0x01021994;

interface Machine {
  /** What is free in the folder that lies in memory; 0 when there is none that we may write to. */
  readonly freeBytes: number;
  readonly memoryBytes: number;
}

/** @returns where a run's temporary folder lies: in memory when there is enough of it, else where the system's are */
export const folderFor = ({ freeBytes, memoryBytes }: Machine, elsewhere: string): string =>
  freeBytes >= NEEDED_BYTES && memoryBytes >= NEEDED_BYTES + WORKING_BYTES ? MEMORY : elsewhere;

function freeBytes(): number {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS ? bavail * bsize : 0;
  } catch {
    // No such folder: macOS, or a container without one.
    return 0;
  }
}

/**
 * Each test file has a database of its own: 850 files, which ext4 makes in 0.2 s of processor time and memory in 0.03 s. A TMPDIR that
 * was set is kept.
 */
export const folderOfRuns = (): string =>
  process.env['TMPDIR'] !== undefined
    ? tmpdir()
    : folderFor({ freeBytes: freeBytes(), memoryBytes: process.availableMemory() }, tmpdir());
