import { say, type Ask, type Intent, type Reply } from '../ask.ts';
import { giveHint } from '../hints/give-hint.ts';
import { suggestionsFor } from './suggestions.ts';

type Ways = readonly [string, ...string[]];
interface Talk {
  readonly when: RegExp;
  readonly ways: Ways;
  readonly next?: string;
}

const TALK: readonly Talk[] = [
  {
    when: /^(?:hi+|hello+|hey+|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|hola|sup|what is up)(?: (?:there|noodle|noodles|friend|again|you))*$/,
    ways: [
      'Hello! I am Noodle, a computer helper.',
      'Hi there! Noodle is ready.',
      'Hello, hello! Nice to read you.',
    ],
    next: 'What shall we find out?',
  },
  {
    when: /^(?:how are you(?: (?:doing|today|noodle))*|how is it going|are you (?:ok|okay|fine|good|happy|sad))$/,
    ways: ['My circuits are humming, thank you!', 'All my lights are green, thank you!'],
    next: "I'm a computer helper, so I have no feelings.",
  },
  {
    when: /^(?:(?:ok |okay |oh |wow |cool |great )*(?:thank you|thanks|thank u|thx)(?: (?:so much|a lot|you|noodle|very much|for (?:the|your) help|for helping(?: me)?))*)$/,
    ways: [
      'You are welcome! You did the thinking.',
      'Gladly! Ask me again at any time.',
      'You are welcome! Keep asking good questions.',
    ],
  },
  {
    when: /^(?:good ?bye|bye+|bye bye|see (?:you|ya)(?: (?:later|soon|tomorrow))?|good ?night|cya|i have to go|gotta go)(?: noodle)?$/,
    ways: ['Bye! See you at the next question.', 'Goodbye! Your questions were fun.'],
  },
  {
    when: /^(?:ok|okay|cool|nice|wow|great|awesome|i see|got it|yes|yeah|yep|no|nope|sure|alright|amazing|i (?:understand|get it)(?: now)?|oh)$/,
    ways: ['Good! What is your next question?', 'All right! What comes next?'],
  },
  {
    when: /^(?:ha)+h?$|^(?:lol|hehe+|haha+|lmao)$/,
    ways: ['Giggle, beep! What is your next question?', 'That tickles my wires! What is next?'],
  },
  {
    when: /^(?:(?:yay|yes+|hooray|woohoo|woo hoo)[ ,!]*)?(?:i (?:did|made|got|solved) (?:it|that)(?: right)?|i (?:was|am) right|it worked|i (?:finished|am done)|i won)$|^(?:yay|hooray|woohoo|woo hoo)$/,
    ways: [
      'Hooray! You worked for that.',
      'Well done! You kept going.',
      'Super! That was your own thinking.',
    ],
  },
];
const ENCOURAGE: Ways = [
  'Hard means your brain is growing.',
  'Everybody gets stuck. Then we try one small step.',
  'You cannot do it yet. Yet is a strong word!',
  'Mistakes show us where to look next.',
];
const DISCOURAGED =
  /\b(?:i (?:can't|cannot) do (?:it|this|that|math|any)|i am (?:so |really |just )?(?:bad|dumb|stupid|not (?:good|smart)|terrible|horrible|slow)|(?:this|it|that|math|reading|science|school) is (?:so |too |very |really )?(?:hard|difficult|boring|confusing)|i (?:always|keep) (?:get|getting|making) (?:it|them|this|mistakes)?|i hate (?:math|this|reading|science)|i give up|i got it wrong|i (?:was|am) wrong|i failed|i am (?:bored|tired|nervous|frustrated))\b/;

/** Greeting, thanks, joy and courage, in the voice of Noodle. */
export const smallTalk: Intent = async (ask): Promise<Reply | null> => {
  const { text, question } = ask;
  const talk = TALK.find(({ when }) => when.test(text));
  if (talk)
    return {
      sentences: [say(ask, talk.ways), ...(talk.next === undefined ? [] : [talk.next])],
      suggestions: suggestionsFor(ask),
    };
  if (!DISCOURAGED.test(text)) return null;
  const courage = say(ask, ENCOURAGE);
  const { open } = question;
  if (open && !open.mayTellKey) return giveHint(ask, open, undefined, [courage]);
  return { sentences: [courage, nextStep(ask)], suggestions: suggestionsFor(ask) };
};

const nextStep = (ask: Ask): string =>
  say(ask, ['Tell me what you are working on.', 'Which part shall we look at?']);
