import { closedActivity, say, type Intent } from '../ask.ts';
import { giveHint } from '../hints/give-hint.ts';
import { solvesOpen } from '../key/same-task.ts';
import { dividesByZero } from '../maths/calculate.ts';
import { mendWords } from '../maths/mend-words.ts';
import { workOut } from '../maths/work-out.ts';
import { GRADES, SUBJECTS, practiceFor } from '@noodlenaut/domain';
import { skillName } from '../skills.ts';

/** Works out a task of numbers, unless that would solve the activity on screen (P7.05, P7.13). */
export const calculation: Intent = async (ask) => {
  const grade = GRADES[Math.max(0, ask.year)] ?? ask.question.grade;
  const text = mendWords(ask.text, (word) => ask.glossary.find(word) !== null || ask.cards.words.has(word));
  const worked = workOut(text, grade);
  const open = closedActivity(ask);
  if (!worked) {
    if (!dividesByZero(ask.text.replace(/divided by|÷/g, '/')) || !/\d ?(?:\/|divided by) ?0/.test(ask.text))
      return null;
    return {
      sentences: ['Nobody can divide by zero.', 'You cannot make groups of zero that fill up something.'],
      practice: { subject: 'math', skill: 'math-division' },
    };
  }
  if (open && solvesOpen(worked, ask.text, open))
    return giveHint(ask, open, undefined, [
      say(ask, ['That is close to your question on screen.', 'You can find that one yourself.']),
    ]);
  const canPractice = practiceFor('math', ask.question.grade).length > 0;
  return {
    sentences: worked.steps,
    closing: worked.closing,
    practice: {
      subject: SUBJECTS.find((subject) => worked.skill.startsWith(`${subject}-`)) ?? 'math',
      skill: worked.skill,
    },
    suggestions: [
      ...(canPractice ? [`Practice ${skillName(worked.skill)}`] : []),
      'Another one',
      'Easier, please',
    ],
  };
};
