import { Confetti } from '@noodlenaut/ui/drawings/confetti';
import { AwardCard } from '@noodlenaut/ui/pieces/game/award-card';
import { crewName } from '@noodlenaut/ui/pieces/game/crew-mark';
import { CrewPodium } from '@noodlenaut/ui/pieces/game/crew-podium';
import { GameIcon } from '@noodlenaut/ui/pieces/game/game-icon';
import { PodiumView } from '@noodlenaut/ui/pieces/game/podium-view';
import { StageTitle } from '@noodlenaut/ui/pieces/game/stage-title';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { playCue } from '../../../lib/audio/audio.ts';
import { Speak } from '../../../lib/audio/speak.tsx';
import { fliesInCrews } from '../crew-board.tsx';
import { EarnedCard } from '../earned-card.tsx';
import { podiumPlaces } from '../podium-places.ts';
import { QuizFrame } from '../quiz-frame.tsx';
import { AWARDS, rightAnswers } from '../quiz-words.ts';
import { invitationText, RematchInvitation } from '../rematch-invitation.tsx';
import { ReportPlayers } from '../report-players.tsx';
import { LookAtWall } from '../look-at-wall.tsx';
import { ThrowEmoji } from '../throw-emoji.tsx';
import { useRematch } from '../use-rematch.ts';
import { useScene } from '../use-scene.ts';
import type { PhaseProps } from './phase-props.ts';

const PLACES = 3;

/** What all did together: true in every game, whoever is first. */
function togetherText({ quiz, me }: PhaseProps): string {
  const [first, second] = quiz.phase.teams.toSorted((a, b) => b.score - a.score);
  if (first && second && first.score !== second.score)
    return `${crewName(first.team)} flew highest. Well played, ${quiz.phase.teams.length === 2 ? 'both' : 'all'} crews!`;
  const people = quiz.seats.filter(({ rival }) => rival === undefined);
  const right = people.reduce((sum, seat) => sum + seat.right, 0);
  if (people.length > 1) return `Together you got ${rightAnswers(right)}.`;
  const mine = quiz.phase.top.find(({ seat }) => seat === me.seat)?.right;
  return mine === undefined ? 'You stayed to the end.' : `You got ${rightAnswers(mine)}.`;
}

/** All answers were right: there are no mistakes to practice. */
function hasNoMiss({ quiz, me }: PhaseProps): boolean {
  const mine = [...quiz.seats, ...quiz.phase.top].find(({ seat }) => seat === me.seat);
  return mine !== undefined && quiz.phase.question !== null && mine.right >= quiz.phase.question;
}

/** The first of all, or a member of the crew that flew highest. */
function hasWon({ quiz, me }: PhaseProps): boolean {
  const [first, second] = quiz.phase.teams.toSorted((a, b) => b.score - a.score);
  if (first && second) return first.score > second.score && first.team === me.team;
  const isRace = quiz.game.seats > 1 || quiz.phase.top.some(({ rival }) => rival !== undefined);
  return isRace && me.rank === 1;
}

/** Three robots alone on the steps would only say who lost. */
const isOnPodium = ({ quiz, me }: PhaseProps): boolean =>
  !quiz.phase.top.some(({ rival }) => rival !== undefined) || (me.rank ?? 1) <= PLACES;

/** In a class the podium comes on the wall first; a game without a wall has its podium here, at once. */
export function PodiumPhase(props: PhaseProps) {
  const { showFrom } = props.quiz;
  // The awards of all are not counted here: what matters is only whether the places have had their cheer.
  const scene = useScene(showFrom, { places: podiumPlaces(props.quiz), awards: 1 });
  return scene.is === 'places' ? <LookAtWall /> : <MyPodium {...props} />;
}

function MyPodium(props: PhaseProps) {
  const { quiz, me, roomId } = props;
  const cue = hasWon(props) ? 'win' : 'finish';
  useEffect(() => playCue(cue), [cue]);
  const rematch = useRematch(roomId);
  const [declined, setDeclined] = useState<string | null>(null);
  const invitation = quiz.rematch?.name === declined ? null : quiz.rematch;
  const text = togetherText(props);
  const award =
    me.award === null ? null : { ...AWARDS[me.award.kind], fact: AWARDS[me.award.kind].fact(me.award.count) };
  const spoken = award === null ? [text] : [text, `${award.title}. ${award.fact}.`];
  return (
    <QuizFrame
      quiz={quiz}
      long
      dock={
        <>
          {quiz.game.hasProjector && <ThrowEmoji ask={props.ask} />}
          <StickerButton tone="quiet" renderRoot={(root) => <Link to="/multiplayer" {...root} />}>
            <GameIcon name="leave" />
            Leave
          </StickerButton>
          <ReportPlayers quiz={quiz} me={me} roomId={roomId} />
          {quiz.subject !== undefined && (
            <StickerButton
              renderRoot={(root) => (
                <Link to="/practice/$subjectId" params={{ subjectId: quiz.subject ?? '' }} {...root} />
              )}
            >
              <GameIcon name="misses" />
              {hasNoMiss(props) ? 'Practise more' : 'Practise my misses'}
            </StickerButton>
          )}
          {!quiz.game.hasProjector && (
            <StickerButton
              tone="primary"
              size="lg"
              icon="loop"
              pending={rematch.isPending}
              onClick={() => rematch.mutate()}
            >
              {quiz.game.seats === 1 ? 'Play again' : 'Rematch'}
            </StickerButton>
          )}
        </>
      }
    >
      <Confetti />
      <StageTitle title="What a flight!" text={text} />
      <output className="visually-hidden">{invitation && invitationText(invitation)}</output>
      {invitation && (
        <RematchInvitation
          from={invitation}
          isPending={rematch.isPending}
          onJoin={() => rematch.mutate()}
          onDecline={() => setDeclined(invitation.name)}
        />
      )}
      {fliesInCrews(quiz) ? (
        <CrewPodium crews={quiz.phase.teams} myTeam={me.team} />
      ) : (
        isOnPodium(props) && <PodiumView top={quiz.phase.top} mySeat={me.seat} />
      )}
      <EarnedCard roomId={roomId} />
      {award && (
        <AwardCard
          avatar={me.avatar}
          seat={me.seat}
          title={award.title}
          fact={award.fact}
          isMe
          speak={<Speak label="Read this aloud" texts={spoken} onArrival />}
        />
      )}
    </QuizFrame>
  );
}
