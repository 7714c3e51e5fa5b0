import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answerQuestion,
  buildLexicon,
  judge,
  loadCards,
  loadGlossary,
  loadLessons,
} from '@noodlenaut/api/bench';
import { connect, createStore } from '@noodlenaut/db';
import { GRADES, SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { fullCluster } from '../full-cluster.ts';

/**
 * `node bench/chat/helpfulness.ts [questions-2.json]`: what a child gets for each question of a file of packages/ai/helpfulness,
 * through the whole policy, as one JSON line each. Two readers judge it by the rubric there.
 */
const FOLDER = join(import.meta.dirname, '../../packages/ai/helpfulness');
const FILE = join(FOLDER, process.argv[2] ?? 'questions.json');
const questions = z
  .array(z.object({ id: z.int(), grade: z.enum(GRADES), subject: z.enum(SUBJECTS), question: z.string() }))
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));

const cluster = await fullCluster();
const { db } = connect({ url: await cluster.open() });
const { library } = createStore(db);
const lessons = loadLessons();
const cards = loadCards(lessons);
const parts = { library, glossary: loadGlossary(), cards, lexicon: buildLexicon(lessons, cards) };
for (const { id, grade, subject, question: message } of questions) {
  const verdict = judge(message, { grade, known: { words: [] }, recent: [] }, parts.lexicon);
  const question = { message: verdict.scrubbed, grade, subject: null, open: null, turns: [] };
  const answered = verdict.fixedReply === null ? await answerQuestion(question, [], parts, null) : null;
  console.log(
    JSON.stringify({
      id,
      grade,
      subject,
      question: message,
      answer: verdict.fixedReply ?? answered?.text,
      suggestions: answered?.suggestions ?? [],
      isKnown: answered?.isKnown ?? false,
      severity: verdict.severity,
      refused: answered?.refused ?? 0,
    }),
  );
}
await db.destroy();
await cluster.stop();
