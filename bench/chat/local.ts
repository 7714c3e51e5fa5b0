import { answerLocally, loadCards, loadGlossary, loadLessons } from '@noodlenaut/api/bench';
import { connect, createStore } from '@noodlenaut/db';
import { GRADES, type Grade, type LessonContent } from '@noodlenaut/domain';
import { fullCluster } from '../full-cluster.ts';

/**
 * `npm run bench:chat`: how long the local model needs for an answer, with all lessons in a real PostgreSQL. Time is from the
 * question to the answer, one after another: the library is searched, nothing else is slow.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const GOAL_P95_MS = 150;

const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  'small talk': ['hi', 'thank you', 'what can you do'],
  calculation: ['what is 27 + 15', '3/4 + 1/3', 'how many minutes in 2 hours', 'mean of 4, 8, 6, 2'],
  word: ['what does evaporate mean', 'photosinthesis', 'what is a noun'],
  fact: [
    'how do plants make food',
    'who built the pyramids of egypt long ago',
    'a fun fact about volcanoes',
    'why does watr evapporate in the sun',
    'what did people use to send messages long ago before phones',
  ],
  unknown: ['what is minecraft', 'qwrtz plmokn asdfgh', 'who won the game yesterday'],
};
const HINTS = ['give me a hint', 'what is the answer', 'show me an example'];

const cluster = await fullCluster();
const { db } = connect({ url: await cluster.open() });
const { library } = createStore(db);
const glossary = loadGlossary();
const cards = loadCards(loadLessons());
const lessons = await db
  .selectFrom('lessons')
  .select(['grade', 'content', 'subjectId'])
  .orderBy('id')
  .execute();

const samples = new Map<string, number[]>();
async function timed(
  kind: string,
  message: string,
  grade: Grade,
  content: LessonContent | null,
): Promise<void> {
  const [activity] = content?.activities ?? [];
  const open = activity
    ? { activity, lessonTitle: content?.title ?? '', wrongOptions: [], mayTellKey: false }
    : null;
  const begun = performance.now();
  await answerLocally({ message, grade, subject: null, open, turns: [] }, { library, glossary, cards });
  samples.set(kind, [...(samples.get(kind) ?? []), performance.now() - begun]);
}

for (let round = -1; round < ROUNDS; round += 1) {
  if (round === 0) samples.clear();
  for (const [kind, messages] of Object.entries(MESSAGES))
    for (const message of messages) for (const grade of GRADES) await timed(kind, message, grade, null);
  for (const [at, { grade, content }] of lessons.entries())
    if (at % 20 === 0) for (const message of HINTS) await timed('hint', message, grade, content);
}

console.log(`${lessons.length} lessons, ${glossary.words.size} words in the glossary`);
console.log('| kind | answers | p50 ms | p95 ms | most ms | |');
console.log('|---|---|---|---|---|---|');
for (const [kind, times] of [...samples, ['all', [...samples.values()].flat()] as const]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const isMet = at(0.95) <= GOAL_P95_MS;
  if (!isMet) process.exitCode = 1;
  const cells = [kind, sorted.length, at(0.5).toFixed(1), at(0.95).toFixed(1), at(1).toFixed(1)];
  console.log(`| ${[...cells, isMet ? 'met' : 'MISSED'].join(' | ')} |`);
}
console.log(`goal: p95 ${GOAL_P95_MS} ms`);

await db.destroy();
await cluster.stop();
