import { SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import { LivingCompanion } from '../../src/drawings/living-companion.tsx';
import { Companion } from '../../src/drawings/companion.tsx';
import { Noodle } from '../../src/drawings/noodle.tsx';
import { NoodleStill } from '../../src/drawings/noodle-still.tsx';
import { CalendarArt, PlayersArt, RocketArt } from '../../src/drawings/tile-art.tsx';
import { CrewDock, DockButton } from '../../src/pieces/home/crew-dock.tsx';
import { Deck } from '../../src/pieces/home/deck.tsx';
import { DockSays } from '../../src/pieces/home/dock-says.tsx';
import { GradePatch } from '../../src/pieces/home/grade-patch.tsx';
import { GrownUpFold } from '../../src/pieces/home/grown-up-fold.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { PictureSubjectCard } from '../../src/pieces/home/picture-subject-card.tsx';
import { PictureTile } from '../../src/pieces/home/picture-tile.tsx';
import { PictureTileGrid } from '../../src/pieces/home/picture-tile-grid.tsx';
import { SectionHead } from '../../src/pieces/page/section-head.tsx';
import { SubjectGrid } from '../../src/pieces/home/subject-grid.tsx';
import { WelcomeWindow } from '../../src/pieces/home/welcome-window.tsx';
import { AppHeader } from '../app-header.tsx';
import { link, nothing } from '../link.tsx';

const speak = (label: string, size: 'xl' | 'huge' = 'xl') => (
  <IconButton icon="speaker" tone="speak" size={size} label={`Read aloud: ${label}`} />
);
const TILES = [
  { title: 'Continue Learning', tone: 'main', picture: <RocketArt /> },
  { title: 'Daily Challenge', tone: 'sun', picture: <CalendarArt /> },
  { title: 'Multiplayer Games', tone: 'sky', picture: <PlayersArt /> },
] as const;

/** The dashboard by pictures, with Miso greeting. */
export default function DashboardPrek() {
  return (
    <>
      <AppHeader />
      <Deck>
        <WelcomeWindow
          title="Welcome back, Leo!"
          patch={<GradePatch grade="pre-k" renderRoot={link('#grade')} />}
          mascot={<Noodle mood="encouraging" />}
          says="Tap the rocket!"
          onMascot={nothing}
          speak={speak('this page', 'huge')}
        />
        <PictureTileGrid label="What to do now">
          {TILES.map(({ title, tone, picture }) => (
            <PictureTile
              key={title}
              title={title}
              tone={tone}
              picture={picture}
              speak={speak(title)}
              renderRoot={link()}
            />
          ))}
        </PictureTileGrid>
        <section aria-labelledby="subs">
          <SectionHead id="subs" title="Your subjects">
            {speak('your subjects')}
          </SectionHead>
          <SubjectGrid>
            {SUBJECTS.map((subject, index) => (
              <PictureSubjectCard
                key={subject}
                subject={subject}
                name={subjectLabel(subject)}
                doneLessons={index * 1.5}
                totalLessons={10}
                renderRoot={link()}
              />
            ))}
          </SubjectGrid>
        </section>
        <GrownUpFold text="change the grade">
          <p>Eight grades.</p>
        </GrownUpFold>
      </Deck>
      <CrewDock
        label="Your crew"
        says={<DockSays picture={<LivingCompanion talking size={64} />}>Hi, Leo! Good to see you.</DockSays>}
      >
        <DockButton text="Sound" icon="speaker" aria-pressed />
        <DockButton text="Miso" picture={<Companion size={48} />} />
        <DockButton
          text="Noodle"
          picture={<NoodleStill mood="idle" size={48} />}
          dismissed
          aria-pressed={false}
        />
      </CrewDock>
    </>
  );
}
