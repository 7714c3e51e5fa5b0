import { ACHIEVEMENTS, ACHIEVEMENT_KEYS } from '@noodlenaut/domain';
import { BadgeShelf } from '../../src/pieces/badges/badge-shelf.tsx';
import { Deck } from '../../src/pieces/home/deck.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { LevelBar } from '../../src/pieces/home/level-bar.tsx';
import { PageTop } from '../../src/pieces/page/page-top.tsx';
import { Pill } from '../../src/pieces/base/pill.tsx';
import { SectionHead } from '../../src/pieces/page/section-head.tsx';
import { ShelfBadge } from '../../src/pieces/badges/shelf-badge.tsx';
import { AppHeader } from '../app-header.tsx';
import { link } from '../link.tsx';

const SHELVES = [
  { id: 'none', title: 'None earned', earned: 0, badges: ACHIEVEMENT_KEYS.slice(0, 8) },
  { id: 'some', title: 'Some earned', earned: 3, badges: ACHIEVEMENT_KEYS.slice(8, 18) },
  { id: 'all', title: 'All earned', earned: 22, badges: ACHIEVEMENT_KEYS.slice(18) },
] as const;

/** The shelf with none, some and all of its badges. */
export default function Achievements() {
  return (
    <>
      <AppHeader />
      <Deck>
        <PageTop title="Achievements" backLabel="Back" renderBack={link()}>
          <Pill icon="trophy">4 of 40</Pill>
        </PageTop>
        <LevelBar level={3} points={480} percent={60} note="120 more points to Level 4." />
        {SHELVES.map(({ id, title, earned, badges }) => (
          <section key={id} aria-labelledby={id}>
            <SectionHead id={id} title={title}>
              <IconButton icon="speaker" tone="speak" size="xl" label={`Read aloud: ${title}`} />
            </SectionHead>
            <BadgeShelf labelledBy={id}>
              {badges.map((key, index) => {
                const { icon, title: name, description, howTo, goal } = ACHIEVEMENTS[key];
                const isEarned = index < earned;
                return (
                  <ShelfBadge
                    key={key}
                    badge={icon}
                    title={name}
                    text={isEarned ? description : howTo}
                    earned={isEarned ? 'Mar 4, 2026' : null}
                    progress={isEarned || goal === null ? null : { value: index % 5, max: 10 }}
                  />
                );
              })}
            </BadgeShelf>
          </section>
        ))}
      </Deck>
    </>
  );
}
