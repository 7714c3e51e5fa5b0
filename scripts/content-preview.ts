import { loadLessons } from '@noodlenaut/content';
import type { Activity } from '@noodlenaut/domain';

/** `npm run content:preview -- math-k-01`: lessons whose key begins so, as text, the right option marked. */
const wanted = process.argv[2];
if (wanted === undefined) {
  console.error('Say which lesson: npm run content:preview -- math-k-01');
  process.exit(1);
}

const letter = (index: number): string => String.fromCodePoint(65 + index);

function show(activity: Activity, index: number): string {
  const { question, options, correct_answer: right, option_reasons: reasons = [], illustration } = activity;
  return [
    `\n${index + 1}. ${question}`,
    ...(illustration ? [`   [${illustration.kind}] ${illustration.alt}`] : []),
    ...options.map((option, at) => {
      const card = activity.option_cards?.[at];
      const drawn = card === undefined ? '' : `  ${JSON.stringify(card)}`;
      return `   ${at === right ? '>' : ' '} ${letter(at)}) ${option}${drawn}${reasons[at] ? `  -- ${reasons[at]}` : ''}`;
    }),
    `   why:  ${activity.explanation}`,
    ...(activity.hints ?? []).map((hint, at) => `   hint ${at + 1}: ${hint}`),
  ].join('\n');
}

const found = loadLessons().filter(({ key }) => key.startsWith(wanted));
if (found.length === 0) {
  console.error(`No lesson begins with ${wanted}.`);
  process.exit(1);
}
for (const { key, goal, skills, standard, difficulty, reviewed_on: reviewedOn, content } of found) {
  console.log(`\n=== ${key}: ${content.title}`);
  console.log(`goal: ${goal}\nskills: ${skills.join(', ')}; standard: ${standard}; difficulty ${difficulty}`);
  console.log(`read blind twice: ${reviewedOn ?? 'not yet'}\n\n${content.introduction}`);
  for (const [index, activity] of content.activities.entries()) console.log(show(activity, index));
  console.log(`\nsummary: ${content.summary}\nfun fact: ${content.fun_fact}`);
}
