import parts from './word-parts.json' with { type: 'json' };
import type { WordTopic } from './word-task.ts';

const ASKED =
  /\b(does|is) ["'-]?([a-z]{2,7})["'-]? mean in (?:the words? )?[a-z]{4,20}$|\b(prefix|suffix|root|base)(?: word)? ["'-]?([a-z]{1,7})["'-]? ?(?:mean|means|do|stand for)?$|\b(?:word part|part|ending|beginning) ["'-]?([a-z]{2,7})["'-]? (?:mean|means|do)$|\b["'-]?([a-z]{2,7})["'-]? (?:mean|means) (?:as|at the (?:start|end) of|in) (?:a |the )?(?:prefix|suffix|root|words?)$|\b(?:does|meaning of) (?:the )?(?:latin |greek )?root ["'-]?([a-z]{3,7})["'-]?(?: mean)?$/;
const KNOWN = new Map(parts.map((part) => [part.part, part]));

/** 'what does the prefix un mean'. */
export const wordParts: WordTopic = (text) => {
  const found = ASKED.exec(text)
    ?.slice(2)
    .find((part) => part !== undefined && KNOWN.has(part));
  const part = found === undefined ? undefined : KNOWN.get(found);
  if (!part) return null;
  const [one = '', other = ''] = part.words;
  return {
    sentences: [`${part.shown} means ${part.means}.`, `So ${one}.`],
    closing: `What does ${other} mean?`,
    skill: 'english-word-parts',
  };
};
