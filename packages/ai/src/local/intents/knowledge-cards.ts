import { ASKS_YES_OR_NO } from '../../cards/card-index.ts';
import type { CardFound } from '../../cards/card.ts';
import { closedActivity, type Ask, type Intent, type Reply } from '../ask.ts';
import { countWords, fitAnswer } from '../fit-answer.ts';
import { giveHint } from '../hints/give-hint.ts';
import { isAboutShown } from '../key/is-about-shown.ts';
import { isTold } from '../key/is-told.ts';
import { limitsOf } from '../limits.ts';
import { contentWords } from '../words/content-words.ts';
import { stem } from '../words/stem.ts';

/** From here on it is the card's own question. */
const SAME = 0.97;
/** From here on the card is what was asked. */
const SURE = 0.8;
/** The meaning of a word stands in the glossary: only a card on just that word is better. */
const SURE_OF_WORD = 0.92;
const ASKS_WORD = /^what (?:is|are|does|do) (?:an? |the )?(?:word )?[a-z'-]+(?: [a-z'-]+)?(?: mean)?$/;
/** From here on nothing else that is known fits better. */
const LIKELY = 0.52;
/** From here on it may be: the child is told which question is answered. */
const PERHAPS = 0.4;

/** Without a 'yes' or 'no' in front where nothing of the kind was asked: 'Where does the sugar go' is not answered by 'No, ...'. */
function saysOf({ says }: CardFound['card'], text: string): readonly string[] {
  const [first = '', ...rest] = says;
  if (/^(?:Yes|No)\.$/.test(first) && rest.length > 0 && !ASKS_YES_OR_NO.test(text)) return rest;
  const plain = /^(?:Yes|No), (.)(.*)$/.exec(first);
  if (!plain || ASKS_YES_OR_NO.test(text)) return says;
  return [`${plain[1]?.toUpperCase()}${plain[2]}`, ...rest];
}

/** The sentences that fit the grade, with the small try at the end. */
function replyOf({ card, score }: CardFound, ask: Ask): Reply | null {
  const { words, sentences: most } = limitsOf(ask.question.grade);
  // Its question is said first where it is not sure: nobody takes the answer for that of another question.
  const asked = score < LIKELY ? [`Do you mean: ${card.asks[0]}?`] : [];
  const sentences = [...asked, ...saysOf(card, ask.text)];
  const says = fitAnswer(sentences, ask.question.grade);
  if (says === '' || !says.includes(sentences[asked.length] ?? '')) return null;
  const hasRoom =
    sentences.length < most &&
    countWords(says) + countWords(card.next) <= words &&
    fitAnswer([card.next], ask.question.grade) === card.next;
  return {
    sentences,
    ...(hasRoom && { closing: card.next }),
    practice: { subject: card.subject, skill: card.skill },
    suggestions: [
      'Tell me more',
      `Practice ${card.skill.replace(`${card.subject}-`, '').replaceAll('-', ' ')}`,
    ],
  };
}

const wasSaid = ({ question: { turns } }: Ask, { card }: CardFound): boolean =>
  turns.some(({ response }) => card.says.some((sentence) => response.includes(sentence)));

async function fromCards(ask: Ask, least: number): Promise<Reply | null> {
  const open = closedActivity(ask);
  const { grade, subject } = ask.question;
  const all = ask.cards.find(ask.text, grade, subject).filter(({ score }) => score >= least);
  // Who asks the same again hears the same again, when there is nothing new to say.
  const isNew = all.filter((one) => !wasSaid(ask, one));
  const found = isNew.length > 0 ? isNew : all;
  // A card on the lesson of the activity says what its questions ask: its hints are better.
  const allowed = found.filter(
    ({ card }) => !open || (card.lessonTitle !== open.lessonTitle && !isTold(card.says.join(' '), open)),
  );
  if (
    open &&
    found.length > 0 &&
    (allowed.length === 0 || isAboutShown(contentWords(ask.text).map(stem), open))
  )
    return giveHint(ask, open);
  for (const one of allowed) {
    const reply = replyOf(one, ask);
    if (reply) return reply;
  }
  return null;
}

/** A question in a card's own words; sums are worked out instead. */
export const sameCards: Intent = (ask) => (/\d/.test(ask.text) ? null : fromCards(ask, SAME));
/** A question that a card answers, in almost its words (P7.04). */
export const sureCards: Intent = (ask) => fromCards(ask, ASKS_WORD.test(ask.text) ? SURE_OF_WORD : SURE);
/** The card that may be meant, said as such. */
export const perhapsCards: Intent = (ask) => fromCards(ask, PERHAPS);
/** The card that fits best, when no word, rule or calculation was meant. */
export const likelyCards: Intent = (ask) => fromCards(ask, LIKELY);
