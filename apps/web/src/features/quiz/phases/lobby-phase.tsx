import { gameRules } from '@noodlenaut/domain';
import { CrewList } from '@noodlenaut/ui/pieces/game/crew-list';
import { CrewBanner } from '@noodlenaut/ui/pieces/game/crew-banner';
import { MyAlias } from '@noodlenaut/ui/pieces/game/my-alias';
import { RivalRow } from '@noodlenaut/ui/pieces/game/rival-row';
import { RoomTicket } from '@noodlenaut/ui/pieces/game/room-ticket';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { CopyLink } from '../copy-link.tsx';
import { qrCells } from '../../../lib/files/qr-cells.ts';
import { QuizFrame } from '../quiz-frame.tsx';
import { ReportPlayers } from '../report-players.tsx';
import { gradeName } from '../../../lib/format/grade-name.ts';
import { SCORING_NAMES, playersIn } from '../quiz-words.ts';
import { roomAddress } from '../room-address.ts';
import { ThrowEmoji } from '../throw-emoji.tsx';
import styles from './lobby-phase.module.css';
import type { PhaseProps } from './phase-props.ts';
import { StartButton } from './start-button.tsx';

function whoIsIn({ seats, game, phase }: PhaseProps['quiz']): string {
  if (seats.length > 0) return `${seats.length} of ${game.seats} players`;
  return playersIn(phase.present);
}

/** The code, who is in, and the start. */
export function LobbyPhase({ roomId, quiz, me, ask }: PhaseProps) {
  const { code, game, phase, seats, emoji } = quiz;
  const shown = new Map([...emoji].map(([seat, { emoji: sign }]) => [seat, sign]));
  const isSolo = game.seats === 1;
  const rivals = seats.filter(({ rival }) => rival !== undefined);
  const mine = seats.find(({ seat }) => seat === me.seat);
  const isReady = mine?.isReady === true;
  const isAlone = isSolo || seats.length === 0;
  const free = gameRules(game.gameType).hasProjector ? 0 : game.seats - seats.length;
  return (
    <QuizFrame
      quiz={quiz}
      dock={
        <>
          {!isSolo && <ThrowEmoji ask={ask} />}
          {quiz.isHost ? (
            <StartButton quiz={quiz} ask={ask} />
          ) : (
            <StickerButton
              tone={isReady ? 'plain' : 'primary'}
              size="lg"
              icon="check"
              aria-pressed={isReady}
              onClick={() => void ask('ready', { isReady: !isReady })}
            >
              {isReady ? 'You are ready' : 'I am ready'}
            </StickerButton>
          )}
          {isReady && !quiz.isHost && (
            <p className={styles.wait}>
              {game.hasProjector ? 'Your teacher starts the game.' : 'The host starts the game.'}
            </p>
          )}
        </>
      }
    >
      <h1 className="visually-hidden" tabIndex={-1}>
        {quiz.isHost ? 'Lobby. Start when you like' : 'Lobby. The host starts the game'}
      </h1>
      <div className={styles.lobby}>
        {!isSolo && (
          <RoomTicket code={code} qr={qrCells(roomAddress(code))}>
            <CopyLink code={code} />
          </RoomTicket>
        )}
        <section className={styles.crew}>
          <div className={styles.head}>
            <h2 className="num" aria-live="polite">
              {!isSolo
                ? whoIsIn(quiz)
                : rivals.some(({ rival }) => rival === 'robot')
                  ? 'You race against robots'
                  : 'You practise alone'}
            </h2>
            <p className="soft only-wide">
              {gradeName(game.grade)} · {SCORING_NAMES[game.scoring]}
            </p>
            <ReportPlayers quiz={quiz} me={me} roomId={roomId} small />
          </div>
          {me.team !== null && <CrewBanner team={me.team} />}
          {isAlone ? (
            <MyAlias
              avatar={me.avatar}
              seat={me.seat}
              name={me.name}
              text={isSolo ? `${phase.of} questions, just for you.` : 'Look at the big screen.'}
            />
          ) : (
            <CrewList
              players={seats}
              mySeat={me.seat}
              hostSeat={phase.hostSeat}
              freeSeats={Math.max(0, free)}
              emoji={shown}
            />
          )}
          {rivals.length > 0 && <RivalRow rivals={rivals} />}
        </section>
      </div>
    </QuizFrame>
  );
}
