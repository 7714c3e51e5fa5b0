import type { Activity, Grade } from '@noodlenaut/domain';
import { GRADE_LIMITS } from './grade-limits.ts';

/** A right option this short ('7', 'top') may be in a hint by chance. */
const SHORT_OPTION = 3;

export interface ActivityFault {
  readonly field: string;
  readonly message: string;
}

/** What is wrong with one activity, by the rules of the lesson format. */
export function checkActivity(activity: Activity, grade: Grade): ActivityFault[] {
  return [
    ...optionFaults(activity, grade),
    ...reasonFaults(activity),
    ...hintFaults(activity),
    ...pictureFaults(activity, grade),
  ];
}

function pictureFaults({ illustration }: Activity, grade: Grade): ActivityFault[] {
  return GRADE_LIMITS[grade].pictures && illustration === undefined
    ? [{ field: 'illustration', message: 'is missing; who cannot read yet needs one' }]
    : [];
}

function optionFaults({ options, correct_answer: right }: Activity, grade: Grade): ActivityFault[] {
  const faults: ActivityFault[] = [];
  const [fewest, most] = GRADE_LIMITS[grade].options;
  if (options.length < fewest || options.length > most)
    faults.push({
      field: 'options',
      message: `has ${options.length} options, ${fewest} or ${most} are needed`,
    });
  if (new Set(options.map((option) => option.trim())).size < options.length)
    faults.push({ field: 'options', message: 'has the same option twice' });
  if (options[right] === undefined)
    faults.push({ field: 'correct_answer', message: `is ${right}, but there are ${options.length} options` });
  return faults;
}

function reasonFaults({
  options,
  correct_answer: right,
  option_reasons: reasons = [],
}: Activity): ActivityFault[] {
  if (reasons.length !== options.length)
    return [
      { field: 'option_reasons', message: `has ${reasons.length} reasons for ${options.length} options` },
    ];
  return reasons.flatMap((reason, index) => {
    if (index === right && reason !== null)
      return [{ field: 'option_reasons', message: 'gives a reason against the right option' }];
    if (index !== right && !reason)
      return [{ field: 'option_reasons', message: `gives no reason for option ${index + 1}` }];
    return [];
  });
}

function hintFaults({ options, correct_answer: right, hints = [], illustration }: Activity): ActivityFault[] {
  const faults: ActivityFault[] = [];
  if (hints.length !== 2) faults.push({ field: 'hints', message: `has ${hints.length} hints, 2 are needed` });
  if (new Set(hints).size < hints.length) faults.push({ field: 'hints', message: 'has the same hint twice' });
  const answer = options[right]?.toLowerCase() ?? '';
  if (answer.length <= SHORT_OPTION) return faults;
  if (hints.some((hint) => hint.toLowerCase().includes(answer)))
    faults.push({ field: 'hints', message: `states the answer "${answer}"` });
  if (illustration && namesOnly(answer, illustration.alt.toLowerCase(), options))
    faults.push({ field: 'illustration', message: `has an alt that states the answer "${answer}"` });
  return faults;
}

const EMPTY: ReadonlySet<string> = new Set([
  'the',
  'and',
  'with',
  'that',
  'has',
  'are',
  'its',
  'not',
  'but',
  'from',
]);
/** Words of an option that a picture could show: no function words, no numbers, no single letters. */
const tellingWords = (text: string): string[] =>
  (text.match(/\p{L}{3,}|\d+|\b[A-D]\b/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !EMPTY.has(word));

/** Whether an alternative text names other options too, such as the bars of a chart. Then it does not give the answer away. */
function namesOnly(answer: string, alt: string, options: readonly string[]): boolean {
  if (!alt.includes(answer)) return false;
  const own = new Set(tellingWords(answer));
  return options
    .filter((option) => option.toLowerCase() !== answer)
    .every((option) => !tellingWords(option).some((word) => !own.has(word) && alt.includes(word)));
}
