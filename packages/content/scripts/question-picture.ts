import type { Activity, Illustration, LessonFile, SubjectId } from '@noodlenaut/domain';
import { candidatesOf } from './picture-cards.ts';
import type { PictureWords } from './picture-words.ts';

const MOST_CARDS = 3;
/** What stands for a subject where a question names nothing that can be drawn. */
const OF_SUBJECT: Readonly<Record<SubjectId, string>> = {
  math: 'abacus',
  science: 'magnifying-glass-tilted-left',
  history: 'amphora',
  geography: 'world-map',
  it: 'laptop',
  english: 'open-book',
  chemistry: 'droplet',
  robotics: 'robot',
};

/** Shown only where a text names nothing else. */
const VAGUE = new Set([
  'calendar',
  'down-arrow',
  'handshake',
  'hourglass-done',
  'left-arrow',
  'memo',
  'puzzle-piece',
  'right-arrow',
  'speech-balloon',
  'spiral-calendar',
  'thought-balloon',
  'up-arrow',
  'chequered-flag',
  'broom',
  'factory',
]);

/** The things of a text, in its order: no actions, no qualities. */
const thingsOf = (text: string, subject: SubjectId, words: PictureWords): string[] => {
  const things = candidatesOf(text, subject, words).flatMap(({ card, cost }) =>
    'thing' in card && cost < 1 ? [card.thing] : [],
  );
  const clear = things.filter((thing) => !VAGUE.has(thing));
  return [...new Set(clear.length > 0 ? clear : things)];
};

const nameOf = (thing: string): string => thing.replaceAll('-', ' ');

/**
 * A picture of what a question speaks of, else of what its lesson does: then without what only the right answer names.
 */
export function questionPicture(lesson: LessonFile, activity: Activity, words: PictureWords): Illustration {
  const { subject, content } = lesson;
  const { options, question, correct_answer: right } = activity;
  const named = options.map((option) => new Set(thingsOf(option, subject, words)));
  const answer = (options[right] ?? '').toLowerCase();
  const isTelling = (thing: string) =>
    (named[right]?.has(thing) === true && !named.some((others, at) => at !== right && others.has(thing))) ||
    nameOf(thing).includes(answer);
  const from = [question, content.title, content.introduction, lesson.goal];
  // What the question itself says, its picture may show.
  const found = from.map((text) =>
    thingsOf(text, subject, words).filter((thing) => text === question || !isTelling(thing)),
  );
  const things = (found.find(({ length }) => length > 0) ?? [OF_SUBJECT[subject]]).slice(0, MOST_CARDS);
  return {
    kind: 'picture-cards',
    cards: things.map((thing) => ({ thing })),
    alt: `${things.length === 1 ? 'Picture' : 'Pictures'}: ${things.map(nameOf).join(', ')}.`,
  };
}
