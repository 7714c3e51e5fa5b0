import { trpc } from '../../lib/api/api.ts';
import { ResumeCard } from '@noodlenaut/ui/pieces/game/resume-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { gradeName } from '../../lib/format/grade-name.ts';
import { gameTitle } from './quiz-words.ts';

/** Games that go on without this player (P4.37): their seats are still theirs. */
export function ContinueGames() {
  // A game was begun or left since: what the list said before does not count.
  const { data: games = [] } = useQuery({ ...trpc.quiz.mine.queryOptions(), refetchOnMount: 'always' });
  return games.map(({ id, gameType, subject, grade, status }) => (
    <ResumeCard
      key={id}
      text={`${gameTitle(gameType, subject)}, ${gradeName(grade)}. ${status === 'waiting' ? 'Your seat is safe.' : 'Your points are safe.'}`}
    >
      <StickerButton
        renderRoot={(root) => <Link to="/multiplayer/game/$gameId" params={{ gameId: id }} {...root} />}
      >
        Continue
      </StickerButton>
    </ResumeCard>
  ));
}
