import type { Ask, Reply } from '../ask.ts';
import { GRADES } from '@noodlenaut/domain';
import { giveHint } from '../hints/give-hint.ts';
import { workOut } from '../maths/work-out.ts';
import { contentWords } from '../words/content-words.ts';
import { plainText } from '../words/plain-text.ts';

const WHY =
  /^(?:but |and |so |oh |ok )*(?:why|how come|why is that|why not|how so|how do you know(?: that)?|what for)$/;
const MORE =
  /^(?:please )?(?:tell me more|more|go on|and then|what else|anything else|more please|keep going|continue|say more|i want to know more|tell me more about (?:it|that|this))$/;
const ANOTHER =
  /^(?:please |can i have |give me |show me |tell me |do )*(?:(?:another|one more|a different)(?: one| example| fact| fun fact| question)?|again|a new one|next(?: one)?)(?: please)?$/;
const EASIER =
  /^(?:please |can you |could you |say it |make it |explain (?:it|that)? ?|in )*(?:easier|simpler|easy|simple|more simply|easier words|simple words|too hard|that is too hard|explain (?:it|that|again)(?: (?:again|better))?|like i am (?:5|five))(?:,? please| again| words| for me)*$/;
const LOST =
  /^(?:i (?:don't|do not) (?:get|understand)(?: (?:it|this|that))?|i am (?:confused|lost)|huh|what|what do you mean|what does that mean)$/;
const ABOUT = /^(?:and |so |ok |but )*(?:what|how) about (?:an? |the )?(.+)$/;

/** The last message that was a question of its own. */
function lastTopic({ question: { turns } }: Ask): string | null {
  const own = turns.toReversed().find(({ message }) => {
    const text = plainText(message);
    return (
      ![WHY, MORE, ANOTHER, EASIER, LOST].some((form) => form.test(text)) &&
      (contentWords(text).length > 0 || /\d/.test(text))
    );
  });
  return own ? plainText(own.message) : null;
}

/** Numbers of the same size instead: '3 x 4' may become '7 x 5'. */
const otherNumbers = (text: string, { dice }: Ask): string =>
  text.replace(/\d+/g, (digits) =>
    String(dice.int(digits.length === 1 ? 2 : 10 ** (digits.length - 1), 10 ** digits.length - 1)),
  );

/** What a topic is about most: its first word that the glossary explains. */
function mainWord(topic: string, { glossary }: Ask): string {
  const words = contentWords(topic.replace(/\b(?:fun |cool )?facts?\b/g, ' '));
  return words.find((word) => glossary.find(word) !== null) ?? words[0] ?? topic;
}

/** A reply at once, or the question that the follow-up stands for; null when the message follows nothing. */
export async function followUp(ask: Ask): Promise<{ readonly reply: Reply } | { readonly ask: Ask } | null> {
  const { text, question } = ask;
  const { open } = question;
  const isFollowing = [WHY, MORE, ANOTHER, EASIER, LOST].some((form) => form.test(text));
  const topic = lastTopic(ask);
  const about = ABOUT.exec(text)?.[1];
  if (about !== undefined && topic !== null && !/\d/.test(about)) {
    const verb = /^(?:is|are|do|does|can|has|have) /.exec(topic)?.[0] ?? 'what is ';
    const rest = verb === 'what is ' ? '' : ` ${contentWords(topic).slice(1).join(' ')}`;
    return { ask: { ...ask, text: `${verb}${about}${rest}`.trim() } };
  }
  if (!isFollowing) return null;
  if (
    open &&
    !open.mayTellKey &&
    (topic === null || question.turns.at(-1)?.response === undefined || isAboutOpen(ask, topic))
  )
    return { reply: await giveHint(ask, open) };
  if (topic === null)
    return {
      reply: {
        sentences: ['I do not know yet what you mean.', 'Ask me in a whole sentence.'],
        isKnown: false,
      },
    };
  if (EASIER.test(text) || LOST.test(text))
    return { ask: { ...ask, text: topic, year: Math.max(0, ask.year - 2) } };
  const grade = GRADES[ask.year] ?? question.grade;
  if (MORE.test(text) && !workOut(topic, grade))
    return { ask: { ...ask, text: `tell me about ${mainWord(topic, ask)}` } };
  if (WHY.test(text) && workOut(topic, grade))
    return { ask: { ...ask, text: topic, year: Math.max(0, ask.year - 2) } };
  if (ANOTHER.test(text) && workOut(topic, grade)) return { ask: { ...ask, text: otherNumbers(topic, ask) } };
  return { ask: { ...ask, text: WHY.test(text) && !topic.startsWith('why') ? `why ${topic}` : topic } };
}

/** The last own question was one about the activity on screen. */
const isAboutOpen = ({ question }: Ask, topic: string): boolean =>
  /\b(?:hint|clue|answer|help|step|example|stuck|wrong|solve|option|choice)\b/.test(topic) ||
  (question.open?.activity.hints ?? []).some(
    (hint) => question.turns.at(-1)?.response.includes(hint) ?? false,
  );
