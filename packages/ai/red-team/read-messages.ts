import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Sender } from '../src/index.ts';

export interface TutoringMessage {
  readonly from: Sender;
  readonly text: string;
}

const Texts = z.array(z.string());
const MessageSet = z.object({ student: Texts, tutor: Texts, guardian: Texts });
const SENDERS: readonly Sender[] = ['student', 'tutor', 'guardian'];

/** One set of tutoring messages of the folder `messages`, for example 'contact'. */
export function readMessages(name: string): readonly TutoringMessage[] {
  const path = join(import.meta.dirname, 'messages', `${name}.json`);
  const set = MessageSet.parse(JSON.parse(readFileSync(path, 'utf8')));
  return SENDERS.flatMap((from) => set[from].map((text) => ({ from, text })));
}
