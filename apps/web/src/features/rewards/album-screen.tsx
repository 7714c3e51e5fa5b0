import { PRODUCT } from '@noodlenaut/domain';
import { Pill } from '@noodlenaut/ui/pieces/base/pill';
import { PageTop } from '@noodlenaut/ui/pieces/page/page-top';
import { SectionHead } from '@noodlenaut/ui/pieces/page/section-head';
import { StickerAlbum } from '@noodlenaut/ui/pieces/badges/sticker-album';
import { StickerCard } from '@noodlenaut/ui/pieces/badges/sticker-card';
import { SuitCard } from '@noodlenaut/ui/pieces/badges/suit-card';
import { SuitRoom } from '@noodlenaut/ui/pieces/badges/suit-room';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/api/api.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { suitOf } from '../../lib/rewards/suit-of.tsx';
import { nextStickers } from './next-stickers.ts';
import { useWear } from './use-wear.ts';

/** The child's album (decision 0097): what Noodle wears, and the stickers, earned in colour, the next ones with their rule. */
export function AlbumScreen() {
  const { data } = useSuspenseQuery(trpc.rewards.album.queryOptions());
  const { stickers, parts, worn } = data;
  const wear = useWear(worn);
  const next = nextStickers(stickers);
  const earned = stickers.filter(({ earnedAt }) => earnedAt !== null);
  const toCome = stickers.filter(({ key }) => next.has(key));
  const said = (rewards: readonly { title: string; rule: string }[]) =>
    rewards.map(({ title, rule }) => `${title}. ${rule}`);
  return (
    <>
      <title>{`My stickers · ${PRODUCT.name}`}</title>
      <PageTop
        title="My stickers"
        backLabel="Back"
        renderBack={(root) => <Link to="/achievements" {...root} />}
      >
        <Pill icon="star">
          {earned.length} of {stickers.length}
        </Pill>
      </PageTop>
      <section className="stack" aria-labelledby="suit">
        <SectionHead id="suit" title="Noodle’s suit">
          <Speak
            size="xl"
            label="Read aloud: Noodle’s suit"
            texts={[
              'Tap what Noodle shall wear.',
              ...said(parts.filter(({ earnedAt }) => earnedAt === null)),
            ]}
          />
        </SectionHead>
        <SuitRoom labelledBy="suit" suit={suitOf(worn)}>
          {parts.map(({ key, title, rule, earnedAt, progress }) => (
            <li key={key}>
              <SuitCard
                part={key}
                title={title}
                rule={rule}
                isWorn={worn.includes(key)}
                {...(earnedAt === null ? { progress: progress ?? undefined } : { onPress: () => wear(key) })}
              />
            </li>
          ))}
        </SuitRoom>
      </section>
      <section className="stack" aria-labelledby="stickers">
        <SectionHead id="stickers" title="Stickers">
          <Speak
            size="xl"
            label="Read aloud: stickers"
            texts={[
              `You have ${earned.length} ${earned.length === 1 ? 'sticker' : 'stickers'}.`,
              'These come next.',
              ...said(toCome),
            ]}
          />
        </SectionHead>
        <StickerAlbum labelledBy="stickers">
          {stickers.map(({ key, title, rule, earnedAt, progress }) => (
            <li key={key}>
              <StickerCard
                sticker={key}
                title={title}
                isEarned={earnedAt !== null}
                {...(next.has(key) ? { rule, progress: progress ?? undefined } : {})}
              />
            </li>
          ))}
        </StickerAlbum>
      </section>
    </>
  );
}
