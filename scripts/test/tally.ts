import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What vitest's JSON reporter leaves in a room; only what is told here. */
const RESULTS = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** How many tests passed and failed, and what to read about each that failed. */
export interface Tally {
  passed: number;
  /** One paragraph a failure: the test's name and the beginning of what it said. */
  told: string[];
  /** Where something failed. */
  rooms: string[];
}

const LINES_TOLD = 12;
const beginning = (text: string) => text.split('\n').slice(0, LINES_TOLD).join('\n');

/** A file of results in a room's folder. */
export interface ResultFile {
  readonly room: string;
  readonly file: string;
}

/** Adds up what vitest wrote in every room; missing results and a file that did not load count as one failure each. */
export function tally(root: string, from: readonly ResultFile[]): Tally {
  const sum: Tally = { passed: 0, told: [], rooms: [] };
  for (const { room, file } of from) {
    const fail = (text: string) => {
      sum.told.push(text);
      if (!sum.rooms.includes(room)) sum.rooms.push(room);
    };
    const path = join(root, room, file);
    if (!existsSync(path)) {
      fail(`${room} left no ${file}`);
      continue;
    }
    const results = RESULTS.parse(JSON.parse(readFileSync(path, 'utf8')));
    sum.passed += results.numPassedTests;
    for (const { name, status, message, assertionResults } of results.testResults) {
      const failures = assertionResults.filter((test) => test.status === 'failed');
      for (const test of failures) {
        fail(`${room}: ${test.fullName}\n${beginning(test.failureMessages?.join('\n') ?? '')}`);
      }
      if (status === 'failed' && failures.length === 0) fail(`${room}: ${name}\n${beginning(message)}`);
    }
  }
  return sum;
}
