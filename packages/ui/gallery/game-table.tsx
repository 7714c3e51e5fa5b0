import type { BoardView, RankView, SeatView, TeamStanding } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { GameFrame } from '../src/pieces/game/game-frame.tsx';
import { OrbitTimer } from '../src/pieces/game/orbit-timer.tsx';
import { IconButton } from '../src/pieces/base/icon-button.tsx';

/** A game as pages of the gallery show it. */
const seat = (
  at: number,
  name: string,
  avatar: SeatView['avatar'],
  more: Partial<SeatView> = {},
): SeatView => ({
  seat: at,
  name,
  avatar,
  presence: 'here',
  team: (at + 1) % 2,
  isReady: at !== 3,
  score: (8 - at) * 1000,
  right: 7 - at,
  isRight: at < 2,
  hasAnswered: at < 3,
  ...more,
});
export const PLAYERS: readonly SeatView[] = [
  seat(1, 'Thoughtful Hedgehog', 'hedgehog'),
  seat(2, 'Starry Owl', 'owl'),
  seat(3, 'Cozy Bear', 'bear'),
  seat(4, 'Kind Frog', 'frog', { presence: 'dropped' }),
];
export const SIX: readonly SeatView[] = [
  ...PLAYERS,
  seat(5, 'Lunar Panda', 'panda'),
  seat(6, 'Cheerful Elephant', 'elephant'),
];
export const CLASS: readonly SeatView[] = [
  ...SIX,
  seat(7, 'Zippy Fox', 'fox'),
  seat(8, 'Golden Otter', 'otter'),
  seat(9, 'Playful Penguin', 'penguin'),
  seat(10, 'Noble Turtle', 'turtle'),
];
/** Sixty in six crews: the fullest wall there is. */
export const SIXTY: readonly SeatView[] = Array.from({ length: 60 }, (_, at) => {
  const like = CLASS[at % CLASS.length] ?? seat(at, 'Zippy Fox', 'fox');
  return { ...like, seat: at, team: at % 6, isReady: at % 4 > 0, presence: at === 17 ? 'dropped' : 'here' };
});
/** Six crews after five questions, one with a boost for the next and one that used one. */
export const SIX_CREWS: readonly TeamStanding[] = [3850, 3120, 4410, 2980, 3400, 2750].map((score, team) => ({
  team,
  members: 10,
  score,
  before: score - 600,
  row: team % 3,
  charges: team === 1 ? 1 : 0,
  boosts:
    team === 2 ? [{ kind: 'shield', question: 5 }] : team === 4 ? [{ kind: 'double', question: 4 }] : [],
}));
/** Questions of these games that were played. */
export const LAST_PLAYED = 4;
export const ranks = (players: readonly SeatView[]): RankView[] =>
  players.map((player, at) => ({
    ...player,
    rank: at < 3 ? at + 1 : 3,
    streak: at === 1 ? 4 : 0,
    before: null,
    moved: at === 2 ? 2 : 0,
  }));

export const QUESTION = 'Which part of a plant drinks water from the soil?';
export const OPTIONS = ['The flower', 'The roots', 'The leaves', 'The seeds'] as const;
export const BOARD: BoardView = {
  options: [
    'Clouds cover part of it',
    'We see its sunlit part from new angles',
    'The Moon grows and shrinks',
    'Earth’s shadow moves over it',
  ],
  cards: [],
  right: null,
  chosen: [],
  awards: [],
  honours: [],
  climber: null,
};
/** Looks like a code; no camera has to read the gallery. */
export const QR = Array.from({ length: 29 }, (_row, y) =>
  Array.from({ length: 29 }, (_cell, x) => {
    const inEye = (a: number, b: number) =>
      a < 7 && b < 7 && !((a === 1 || a === 5 || b === 1 || b === 5) && a > 0 && a < 6 && b > 0 && b < 6);
    const eyes = [
      [x, y],
      [28 - x, y],
      [x, 28 - y],
    ] as const;
    const eye = eyes.find(([a, b]) => a < 8 && b < 8);
    return eye ? inEye(eye[0], eye[1]) : (x * 7 + y * 13 + x * y) % 3 === 0;
  }),
);

export const speak = (label = 'Read aloud') => <IconButton icon="speaker" tone="speak" label={label} />;
export const timer = (seconds: number | null = null) => (
  <OrbitTimer label="Answer time" over={0.35} seconds={seconds} />
);

type Props = {
  step?: number | null;
  title?: string;
  dock?: ReactNode;
  long?: boolean;
  slimDock?: boolean;
  children: ReactNode;
};
export const GameTable = ({ step = 5, title, dock, long = false, slimDock = false, children }: Props) => (
  <GameFrame
    leave={<IconButton icon="close" label="Leave the game. Your seat stays yours" />}
    sound={<IconButton icon="speaker-off" label="Sound" aria-pressed={false} />}
    title={title ?? `Question ${step ?? 1} of 10`}
    step={step}
    of={10}
    score={step === null ? null : 3000}
    dock={dock}
    long={long}
    slimDock={slimDock}
  >
    {children}
  </GameFrame>
);
