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

/** What answers the children's questions. The words of all lessons are read with the first question, once a process. */
export interface Helper {
  parts(): HelperParts;
  /** Null: no provider is set, the local model answers (P7.02). */
  readonly remote: Remote | null;
}

function readParts(library: Library): HelperParts {
  const lessons = loadLessons();
  const cards = loadCards(lessons);
  return { library, glossary: loadGlossary(), cards, lexicon: buildLexicon(lessons, cards) };
}

export function createHelper(store: Pick<RootStore, 'library'>, remote: Remote | null): Helper {
  let made: HelperParts | null = null;
  const library: Library = {
    search: (words, where): Promise<readonly Passage[]> => store.library.search(words, where),
  };
  return {
    remote,
    parts: () => (made ??= readParts(library)),
  };
}
