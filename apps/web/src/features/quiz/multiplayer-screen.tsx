import { PRODUCT, typedCode, type Role } from '@noodlenaut/domain';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { CodeForm } from '@noodlenaut/ui/pieces/game/code-form';
import { HowSteps } from '@noodlenaut/ui/pieces/game/how-steps';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Speak } from '../../lib/audio/speak.tsx';
import { FaceCard } from './face/face-card.tsx';
import { CreateGame } from './create-game.tsx';
import type { QuizAbout } from './open-multiplayer.ts';
import { OpenRooms } from './open-rooms.tsx';
import styles from './quiz.module.css';
import { api, trpc } from '../../lib/api/api.ts';
import { joinSentence } from './join-sentence.ts';
import { ResumeCard } from '@noodlenaut/ui/pieces/game/resume-card';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { gradeName } from '../../lib/format/grade-name.ts';
import { gameTitle } from './quiz-words.ts';
import { StatTile } from '@noodlenaut/ui/pieces/base/stat-tile';
import { useLiveLocks } from '../../lib/plans/use-locked.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useWrite } from '../../lib/api/use-write.ts';
import { useIsYoung } from '../../lib/comfort/picture-mode.ts';

/** Joins a room by its code and opens the game (S2.117, S8.08). With the code of a link it joins by itself, once. */
function useJoinRoom(linked: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const join = useWrite({
    oneAtATime: true,
    mutationFn: (code: string) => api.quiz.joinRoom.mutate({ code }),
    // The way back does not join again.
    onSuccess: ({ id }, code) =>
      navigate({ to: '/multiplayer/game/$gameId', params: { gameId: id }, replace: code === linked }),
    onError: (cause, code) => {
      if (code === linked) void navigate({ to: '/multiplayer', search: {}, replace: true });
      console.warn('The room could not be joined', cause);
      notify({
        title: 'Error',
        description: joinSentence(cause),
        tone: 'destructive',
      });
      void client.invalidateQueries({ queryKey: trpc.quiz.rooms.queryKey() });
    },
  });
  const { mutate } = join;
  const isAsked = useRef(false);
  useEffect(() => {
    if (linked === '' || isAsked.current) return;
    isAsked.current = true;
    mutate(linked);
  }, [linked, mutate]);
  return join;
}

/** Real counts (S2.114, P8.06); nothing is shown until they are there. */
function MyStats({ isYoung }: { isYoung: boolean }) {
  const { data: stats } = useQuery({ ...trpc.quiz.stats.queryOptions(), refetchOnMount: 'always' });
  if (stats === undefined) return null;
  return (
    <section className={styles.card} aria-labelledby="mine">
      <h2 id="mine" className={isYoung ? 'visually-hidden' : undefined}>
        Your games
      </h2>
      <div className={styles.stats}>
        <StatTile value={stats.gamesWon} label="Games Won" />
        <StatTile value={stats.gamesPlayed} label="Games Played" />
      </div>
    </section>
  );
}

/** Games that go on without this player (P4.37): their seats are still theirs. */
function ContinueGames({ isHost }: { isHost: boolean }) {
  // A game may have begun or ended since the last visit, so the list is read again.
  const { data: games = [] } = useQuery({ ...trpc.quiz.mine.queryOptions(), refetchOnMount: 'always' });
  return games.map(({ id, gameType, subject, grade, status }) => (
    <ResumeCard
      key={id}
      text={`${gameTitle(gameType, subject)}, ${gradeName(grade)}. ${status === 'waiting' ? 'Your seat is safe.' : 'Your points are safe.'}`}
    >
      {gameType === 'class-quiz' && isHost && (
        <StickerButton
          renderRoot={(root) => (
            <Link to="/multiplayer/game/$gameId/remote" params={{ gameId: id }} {...root} />
          )}
        >
          Use as remote control
        </StickerButton>
      )}
      <StickerButton
        renderRoot={(root) => <Link to="/multiplayer/game/$gameId" params={{ gameId: id }} {...root} />}
      >
        Continue
      </StickerButton>
    </ResumeCard>
  ));
}

const STEPS = [
  { title: 'Make a room or join one', text: 'Share the code with friends.' },
  { title: 'Read, then choose', text: 'Every question can be read aloud.' },
  { title: 'See why it is right', text: 'Everyone gets an award.' },
] as const;

const TEACHER_STEPS = [
  { title: 'Open it on the big screen', text: 'Code and QR stay in sight.' },
  { title: 'Your class joins by code', text: 'Each child on a device.' },
  { title: 'You set the pace', text: 'Pause, skip, and see who knew what.' },
] as const;

type Props = { role: Role; code: string; classId: string; about: QuizAbout | undefined };

/** Make a game, find one, or join by code (S2.111 to S2.113). */
export function MultiplayerScreen({ role, code, classId, about }: Props) {
  // A teacher hosts and does not play: rooms and counts are the children's (their calls say so).
  const plays = role !== 'teacher';
  const join = useJoinRoom(plays ? typedCode(code) : '');
  useLiveLocks();
  const steps = plays ? STEPS : TEACHER_STEPS;
  // Who reads little yet hears how to play.
  const isYoung = useIsYoung() && plays;
  return (
    <>
      <title>{`Multiplayer Games · ${PRODUCT.name}`}</title>
      <div className="row spread">
        <div className="row">
          <NoodleStill mood="excited" size={72} />
          <h1 tabIndex={-1}>Multiplayer Games</h1>
        </div>
        <StickerButton
          tone="quiet"
          icon="arrow-left"
          renderRoot={(root) => <Link to="/dashboard" {...root} />}
        >
          Back to Dashboard
        </StickerButton>
      </div>
      <ContinueGames isHost={!plays} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <CreateGame
            key={about?.questionRefs[0]}
            role={role}
            classId={classId}
            about={about}
            isMain={!plays || code === ''}
          />
          {plays && (
            <OpenRooms joining={join.isPending ? (join.variables ?? null) : null} onJoin={join.mutate} />
          )}
        </div>
        <div className={styles.side}>
          {plays && (
            <div className={styles.join}>
              <CodeForm start={code} onJoin={join.mutate} pending={join.isPending} />
            </div>
          )}
          {plays && <FaceCard isYoung={isYoung} />}
          {plays && <MyStats isYoung={isYoung} />}
          <section className={styles.card} aria-labelledby="how">
            <div className="row spread">
              <h2 id="how">How to play</h2>
              <Speak
                label="Read aloud how to play"
                texts={steps.flatMap(({ title, text }) => [`${title}.`, text])}
              />
            </div>
            {!isYoung && <HowSteps steps={steps} />}
          </section>
        </div>
      </div>
    </>
  );
}
