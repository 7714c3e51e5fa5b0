import type {} from '../../styles/css-properties.ts';
import type { MyView, RankView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './rank-list.module.css';
import { FLAME_FROM, StreakFlame } from './streak-flame.tsx';
import { YouTag } from './you-tag.tsx';

type Mine = Pick<MyView, 'seat' | 'rank' | 'name' | 'avatar' | 'score' | 'moved' | 'gap'>;
type Props = {
  rows: readonly RankView[];
  /** The player whose screen it is: their row is always there, also behind the first ones. */
  me?: Mine;
  /** What a full bar stands for: the most that can be reached. */
  most: number;
};
type RowProps = Pick<RankView, 'seat' | 'rank' | 'name' | 'avatar' | 'score'> & {
  most: number;
  note: string;
  isMine: boolean;
  streak?: number;
  /** Places won, said beside the note. */
  up?: number;
  /** Rows below its place, where it stood before the question; null: it has no way to show. */
  from?: number | null;
  scoreBefore?: number;
};

const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`);
const shareOf = (score: number, most: number): string =>
  `${Math.min(100, Math.round((score / most) * 100))}%`;
const rights = (right: number): string => (right === 1 ? '1 right answer' : `${right} right answers`);

/** '2 places up · 150 points to the next place' */
export function wayOf({ moved, gap }: Pick<MyView, 'moved' | 'gap'>): string {
  const way =
    moved === null || moved === 0 ? [] : [moved > 0 ? `${places(moved)} up` : `${places(-moved)} down`];
  const next = gap === null ? [] : [`${gap.toLocaleString('en-US')} points to the next place`];
  return [...way, ...next].join(' · ');
}

const Row = ({
  seat,
  rank,
  name,
  avatar,
  score,
  most,
  note,
  isMine,
  streak = 0,
  up = 0,
  from = null,
  scoreBefore = 0,
}: RowProps) => (
  <li
    className={styles.row}
    data-me={isMine || undefined}
    data-way={from === null ? undefined : from > 0 ? 'up' : 'down'}
    style={{ '--from': from ?? 0 }}
  >
    {isMine && <YouTag right />}
    <span className={`num ${styles.rank ?? ''}`}>{rank}</span>
    <Avatar avatar={avatar} seat={seat} size={52} />
    <div className={styles.middle}>
      <b>
        {name}{' '}
        {streak >= FLAME_FROM && (
          <span className={styles.flame}>
            <StreakFlame streak={streak} />
          </span>
        )}
        {up > 0 && <span className={styles.up}>{places(up)} up!</span>}
      </b>
      <span className={`num ${styles.right ?? ''}`}>{note}</span>
      <div className={styles.meter} aria-hidden="true">
        <i style={{ '--v': shareOf(score, most), '--was': shareOf(scoreBefore, most) }} />
      </div>
    </div>
    <span className={`num ${styles.score ?? ''}`}>{score.toLocaleString('en-US')}</span>
  </li>
);

/** The scores so far; equal ones share a place. */
export function RankList({ rows, me, most }: Props) {
  const isListed = me === undefined || rows.some(({ seat }) => seat === me.seat);
  return (
    <ol className={styles.board} data-own={!isListed || undefined}>
      {rows.map((row, at) => {
        const isMine = row.seat === me?.seat;
        const way = isMine && me !== undefined ? wayOf(me) : '';
        const { before, moved } = row;
        return (
          <Row
            key={row.seat}
            {...row}
            most={most}
            isMine={isMine}
            note={way || rights(row.right)}
            up={way === '' && moved !== null ? moved : 0}
            // Who comes from behind the shown rows comes from the row after them.
            from={before === null ? null : Math.min(before.row, rows.length) - at}
            scoreBefore={before?.score ?? 0}
          />
        );
      })}
      {!isListed && me.rank !== null && <Row {...me} rank={me.rank} most={most} isMine note={wayOf(me)} />}
    </ol>
  );
}
