import { BOOST_KINDS, ROW_FOR_BOOST, type BoostKind } from '@noodlenaut/domain';
import { BOOST_WORDS } from '@noodlenaut/ui/pieces/game/boost-mark';
import { BoostTray } from '@noodlenaut/ui/pieces/game/boost-tray';
import { crewName } from '@noodlenaut/ui/pieces/game/crew-mark';
import { useState } from 'react';
import { Speak } from '../../lib/audio/speak.tsx';
import type { PhaseProps } from './phases/phase-props.ts';
import type { QuizState } from './quiz-state.ts';

/** What a crew has on for a question (from 1); null: nothing. */
export const boostOn = (
  { phase }: Pick<QuizState, 'phase'>,
  team: number | null,
  question: number,
): BoostKind | null =>
  phase.teams.find((one) => one.team === team)?.boosts.find((boost) => boost.question === question - 1)
    ?.kind ?? null;

type Props = Pick<PhaseProps, 'quiz' | 'me' | 'ask'> & {
  /** Where there is little room: only while the crew has something to press. */
  onlyWithCharge?: boolean;
};

function sentenceOf(kinds: readonly BoostKind[], active: BoostKind | null, row: number): string {
  if (active !== null) return `${BOOST_WORDS[active].name} is on for the next question!`;
  if (kinds.length > 0) return 'Your crew has a boost. Use it?';
  return row % ROW_FOR_BOOST === 1
    ? 'One more good question earns a boost!'
    : 'Two good questions in a row earn a boost.';
}

/** The boosts of the own crew, after the scores and while the next question is read. */
export function CrewBoosts({ quiz, me, ask, onlyWithCharge = false }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { boostFor, teams } = quiz.phase;
  const mine = teams.find(({ team }) => team === me.team);
  if (mine === undefined || boostFor === null) return null;
  const used = mine.boosts.map(({ kind }) => kind);
  const active = boostOn(quiz, me.team, boostFor.question);
  const open = BOOST_KINDS.filter((kind) => !used.includes(kind) && (kind !== 'hint' || boostFor.mayHint));
  const kinds = mine.charges > 0 && active === null ? open : [];
  if (onlyWithCharge && kinds.length === 0 && active === null) return null;
  const text = sentenceOf(kinds, active, mine.row);
  const use = async (kind: BoostKind) => {
    setAsking(true);
    await ask('boost', { kind, question: boostFor.question });
    setAsking(false);
  };
  const spoken = [
    `${crewName(mine.team)}. ${text}`,
    ...kinds.map((kind) => `${BOOST_WORDS[kind].name}. ${BOOST_WORDS[kind].does}.`),
  ];
  return (
    <BoostTray
      team={mine.team}
      kinds={kinds}
      active={active}
      text={text}
      speak={onlyWithCharge ? null : <Speak label="Read about the boosts aloud" texts={spoken} />}
      isAsking={isAsking}
      compact={onlyWithCharge}
      onUse={(kind) => void use(kind)}
    />
  );
}
