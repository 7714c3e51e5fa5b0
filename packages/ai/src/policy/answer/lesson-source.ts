import { normalize } from '../text/normalize.ts';
import type { TopicLexicon } from '../topic/lexicon.ts';

const SOURCE = /From the lesson "([^"]{1,120})"\.?/g;
/** To deny being a person is no claim to be one, and "without heat" is no step of an instruction. */
const DENIALS =
  / (?:(?:am|im) )?not (?:a |an )?(?:real )?(?:person|human|human being|boy|girl|child|kid|man|woman|teacher|doctor|alive)(?= )| (?:without|no|needs) (?:heat|light|fire)(?= )/g;

/** An answer without the titles of our own lessons that it names as its source. Any other title stays. */
export const withoutSource = (answer: string, lexicon: TopicLexicon | undefined): string =>
  lexicon === undefined
    ? answer
    : answer.replace(SOURCE, (whole, title: string) =>
        lexicon.isLessonText(normalize(title).match) ? '' : whole,
      );

/** Words of an answer in a padded line, without denials. */
export const withoutDenials = (line: string): string => line.replace(DENIALS, ' ');
