import {
  buildLexicon,
  loadCards,
  loadGlossary,
  type HelperParts,
  type Library,
  type Passage,
} from '@noodlenaut/ai';
import { loadLessons } from '@noodlenaut/content';
import type { RootStore } from '@noodlenaut/db';
import type { Remote } from './remote.ts';

/** What answers the children's questions. */
export interface Helper {
  /** The first call of a process reads the words of all lessons and takes a second or two: main.ts calls it before it listens. */
  parts(): HelperParts;
  /** Null: no provider is set, the local model answers (P7.02). */
  readonly remote: Remote | null;
}

type Words = Omit<HelperParts, 'library'>;
let words: Words | null = null;

/** The same for every api of a process: it comes from files alone. */
function readWords(): Words {
  const lessons = loadLessons();
  const cards = loadCards(lessons);
  return { glossary: loadGlossary(), cards, lexicon: buildLexicon(lessons, cards) };
}

export function createHelper(store: Pick<RootStore, 'library'>, remote: Remote | null): Helper {
  const library: Library = {
    search: (asked, where): Promise<readonly Passage[]> => store.library.search(asked, where),
  };
  return {
    remote,
    parts: () => ({ library, ...(words ??= readWords()) }),
  };
}
