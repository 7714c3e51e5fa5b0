import { Noodle } from '@noodlenaut/ui/drawings/noodle';
import { Sticker } from '@noodlenaut/ui/drawings/sticker';
import { SuitPicture } from '@noodlenaut/ui/drawings/suit-picture';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import type { Album } from '../../lib/api/replies.ts';
import { nearDay } from '../../lib/format/dates.ts';
import { suitOf } from '../../lib/rewards/suit-of.tsx';
import styles from './effort-album.module.css';
import { effortWords } from './effort-words.ts';

const latestFirst = <Reward extends { earnedAt: string | null }>(rewards: readonly Reward[]) =>
  rewards
    .flatMap((reward) => (reward.earnedAt === null ? [] : [{ ...reward, earnedAt: reward.earnedAt }]))
    .toSorted((one, other) => other.earnedAt.localeCompare(one.earnedAt));

/** Each sticker and each part of the suit with the effort it was given for; parts say whether Noodle wears them. */
function Earned({ album: { stickers, parts, worn }, name }: { album: Album; name: string }) {
  const earned = [...latestFirst(stickers), ...latestFirst(parts)];
  if (earned.length === 0)
    return <p>No sticker yet. The first one comes with the first lesson that {name} finishes.</p>;
  return (
    <ul className={styles.earned} aria-label="Stickers and parts of the suit">
      {earned.map((reward) => (
        <li key={reward.key} className={styles.reward}>
          {'place' in reward ? (
            <SuitPicture part={reward.key} className={styles.part} />
          ) : (
            <Sticker sticker={reward.key} size={56} />
          )}
          <span>
            <b>{reward.title}</b>
            {'place' in reward && worn.includes(reward.key) && ', worn now'}
            <span className={styles.why}>
              {effortWords(reward.key)}, <span className={styles.day}>{nearDay(reward.earnedAt)}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  studentId: string;
  /** Of the child. */
  name: string;
};

/** A child's stickers and what Noodle wears, for those who look after the child (decision 0097); only the child dresses Noodle. */
export default function EffortAlbum({ studentId, name }: Props) {
  const { data: album, isError } = useQuery(trpc.rewards.album.queryOptions({ studentId }));
  return (
    <FlatPanel
      title="Stickers for effort"
      note={`Each is for trying, never for being right at once. What Noodle wears, ${name} chose.`}
    >
      {album === undefined ? (
        <output>{isError ? 'The stickers could not be loaded.' : 'Loading the stickers...'}</output>
      ) : (
        <div className={styles.album}>
          <figure className={styles.noodle}>
            <Noodle mood="happy" size={148} suit={suitOf(album.worn)} />
            <figcaption>
              {album.stickers.filter(({ earnedAt }) => earnedAt !== null).length} of {album.stickers.length}{' '}
              stickers
            </figcaption>
          </figure>
          <Earned album={album} name={name} />
        </div>
      )}
    </FlatPanel>
  );
}
