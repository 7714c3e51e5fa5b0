import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS = [
  'comet',
  'piano',
  'tiger',
  'maple',
  'robot',
  'river',
  'cloud',
  'lemon',
  'panda',
  'rocket',
  'violin',
  'castle',
];
const word = () => WORDS[randomInt(WORDS.length)] ?? 'comet';

export interface DemoFile {
  readonly password: string;
  readonly seeded: boolean;
}

const path = (dataDir: string) => join(dataDir, 'demo-accounts.json');

/** The demo family's password, kept beside the database it belongs to; null when there is no demo family. */
export function readDemo(dataDir: string): DemoFile | null {
  if (!existsSync(path(dataDir))) return null;
  const kept: unknown = JSON.parse(readFileSync(path(dataDir), 'utf8'));
  if (typeof kept !== 'object' || kept === null || !('password' in kept) || !('seeded' in kept)) return null;
  return { password: String(kept.password), seeded: kept.seeded === true };
}

export function writeDemo(dataDir: string, demo: DemoFile): void {
  writeFileSync(path(dataDir), JSON.stringify(demo), { mode: 0o600 });
}

/** A password a person can type: 'comet-river-lemon-4821'. */
export const newDemoPassword = (): string => `${word()}-${word()}-${word()}-${randomInt(1000, 9999)}`;

export interface DemoWish {
  readonly isOutside: boolean;
  /** DEMO=1. */
  readonly isWanted: boolean;
  readonly isNewEmbedded: boolean;
}

/**
 * The demo family of this database, new or kept; null when there is none. A new embedded database that only this machine
 * reaches gets one; any other only when asked for.
 */
export function demoFor(dataDir: string, { isOutside, isWanted, isNewEmbedded }: DemoWish): DemoFile | null {
  if (isOutside && !isWanted) return null;
  const kept = readDemo(dataDir);
  if (kept) return kept;
  if (!isWanted && !isNewEmbedded) return null;
  const demo = { password: newDemoPassword(), seeded: false };
  writeDemo(dataDir, demo);
  return demo;
}
