import { practiceActivity } from '@noodlenaut/domain';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

export interface Round {
  readonly id: string;
  readonly finished: boolean;
  readonly items: readonly {
    readonly position: number;
    readonly subjectId: string;
    readonly skill: string;
    readonly isReview: boolean;
    readonly activity: { readonly question: string; readonly options: readonly string[] };
  }[];
  readonly answers: readonly { readonly position: number; readonly correct: boolean }[];
}

/** A child's way through practice, over REST; the key is worked out from what the database keeps. */
export function practiceRounds(api: TestApi) {
  const open = async ({ ask }: Person, subject = 'math', kind = 'practice'): Promise<Round> =>
    (await ask('POST', `/api/practice/${subject}/rounds`, { kind })).json();
  const answer = ({ ask }: Person, round: Round, position: number, option: number) =>
    ask('POST', `/api/practice/rounds/${round.id}/items/${position}/answer`, { option, answerMs: 3000 });
  const key = async ({ id }: Person, round: Round, position: number): Promise<number> => {
    const item = await api.services.store.practice.item(id, round.id, position);
    return (item && practiceActivity(item.source, item.content)?.correct_answer) ?? -1;
  };
  const right = async (person: Person, round: Round, position: number) =>
    (await answer(person, round, position, await key(person, round, position))).json();
  const wrong = async (person: Person, round: Round, position: number) => {
    const options = round.items[position]?.activity.options.length ?? 2;
    return (
      await answer(person, round, position, ((await key(person, round, position)) + 1) % options)
    ).json();
  };
  /** Answers all that is left rightly; the last reply. */
  const finish = async (person: Person, round: Round) => {
    let last = null;
    for (const { position } of round.items) last = await right(person, round, position);
    return last;
  };
  return { open, answer, key, right, wrong, finish };
}
