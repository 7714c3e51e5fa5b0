import { subjectLabel } from '@noodlenaut/domain';
import type { SubjectId } from '@noodlenaut/domain';
import { Companion } from '../../src/drawings/companion.tsx';
import { Noodle } from '../../src/drawings/noodle.tsx';
import { NoodleStill } from '../../src/drawings/noodle-still.tsx';
import { CalendarArt, PlayersArt, RocketArt } from '../../src/drawings/tile-art.tsx';
import { BadgeView } from '../../src/pieces/badges/badge-view.tsx';
import { CrewDock, DockButton } from '../../src/pieces/home/crew-dock.tsx';
import { Deck } from '../../src/pieces/home/deck.tsx';
import { GradePatch } from '../../src/pieces/home/grade-patch.tsx';
import { GradePicker } from '../../src/pieces/home/grade-picker.tsx';
import { LevelCard } from '../../src/pieces/home/level-card.tsx';
import { SectionHead } from '../../src/pieces/page/section-head.tsx';
import { SubjectCard } from '../../src/pieces/home/subject-card.tsx';
import { PathPanel } from '../../src/pieces/home/path-panel.tsx';
import { PathStepCard } from '../../src/pieces/home/path-step-card.tsx';
import { PathTrail } from '../../src/pieces/home/path-trail.tsx';
import { GivenCard } from '../../src/pieces/home/given-card.tsx';
import { GivenGrid } from '../../src/pieces/home/given-grid.tsx';
import { SubjectGrid } from '../../src/pieces/home/subject-grid.tsx';
import { Tile } from '../../src/pieces/base/tile.tsx';
import { TileGrid } from '../../src/pieces/base/tile-grid.tsx';
import { WelcomeWindow } from '../../src/pieces/home/welcome-window.tsx';
import { AppHeader } from '../app-header.tsx';
import { link, nothing } from '../link.tsx';

const DONE: readonly [SubjectId, number][] = [
  ['math', 6],
  ['science', 7],
  ['english', 5],
  ['geography', 3],
  ['history', 2],
  ['it', 0],
  ['chemistry', 0],
  ['robotics', 0],
];

export default function Dashboard() {
  return (
    <>
      <AppHeader />
      <Deck>
        <WelcomeWindow
          title="Welcome back, Maya!"
          patch={<GradePatch grade="3rd" renderRoot={link('#grade')} />}
          mascot={<Noodle mood="happy" />}
          says="You came back three days in a row. Nice work!"
          onMascot={nothing}
        />
        <GivenGrid title="From your teacher">
          <GivenCard
            subject="math"
            title="Six Spiders March By"
            text="Room 12, until Nov 27"
            state={{ kind: 'open', text: 'Let’s go' }}
            renderRoot={link()}
          />
          <GivenCard
            subject="science"
            title="Science practice"
            text="Room 12, was due Nov 20"
            state={{ kind: 'late', text: 'Still open for you' }}
            renderRoot={link()}
          />
          <GivenCard
            subject="history"
            title="History quiz"
            text="Room 12, until Nov 28"
            state={{ kind: 'done', text: 'Done' }}
            renderRoot={link()}
          />
        </GivenGrid>
        <PathPanel
          title="Your path"
          text="Summer · from Ana"
          done={3}
          of={12}
          doneText="3 of 12"
          next={
            <PathStepCard
              subject="science"
              title="Air You Can Weigh"
              text="Science · 5th grade · until Nov 27"
              action="Let’s go"
              renderRoot={link()}
            />
          }
          trail={
            <PathTrail
              label="After that"
              steps={[
                { id: '1', subject: 'math', title: 'Math practice', text: 'until Nov 28' },
                { id: '2', subject: 'history', title: 'The Longest Wall' },
                { id: '3', subject: 'math', title: 'Six Spiders March By' },
              ]}
              end="and 5 more"
            />
          }
        />
        <TileGrid label="What to do now">
          <Tile
            tone="main"
            title="Continue Learning"
            text="Pick up where you left off!"
            note="Counting by Tens · step 3 of 7"
            picture={<RocketArt />}
            renderRoot={link()}
          />
          <Tile
            tone="sun"
            title="Daily Challenge"
            text="Five mixed questions."
            picture={<CalendarArt />}
            renderRoot={link()}
          />
          <Tile
            tone="sky"
            title="Multiplayer Games"
            text="Play with friends."
            picture={<PlayersArt />}
            renderRoot={link()}
          />
        </TileGrid>
        <section aria-labelledby="subs">
          <SectionHead id="subs" title="Your subjects" />
          <SubjectGrid>
            {DONE.map(([subject, done], index) => (
              <SubjectCard
                key={subject}
                subject={subject}
                name={subjectLabel(subject)}
                doneLessons={done}
                totalLessons={10}
                locked={index > 4}
                renderRoot={link()}
              />
            ))}
          </SubjectGrid>
        </section>
        <section aria-labelledby="grade">
          <SectionHead id="grade" title="Your grade" />
          <GradePicker labelledBy="grade" grade="3rd" onChange={nothing} />
        </section>
        <section aria-labelledby="ach">
          <SectionHead id="ach" title="Achievements">
            <a className="link" href="#x">
              See all 40
            </a>
          </SectionHead>
          <LevelCard
            level={3}
            points={180}
            levelPoints={300}
            note="120 more points to Level 4."
            tip="Tap a badge to see its cheer."
          >
            <li>
              <BadgeView
                badge="badge-first-steps"
                title="First Steps"
                text="Your first lesson"
                onPress={nothing}
              />
            </li>
            <li>
              <BadgeView
                badge="badge-three-days"
                title="3-Day Streak"
                text="Three days of learning"
                onPress={nothing}
              />
            </li>
            <li>
              <BadgeView
                badge="badge-perfect-score"
                title="Perfect Score"
                text="100% on a lesson"
                onPress={nothing}
              />
            </li>
            <li>
              <BadgeView
                badge="badge-math-master"
                title="Math Master"
                text="6 of 10 math lessons"
                locked
                progress={{ value: 6, max: 10 }}
                onPress={nothing}
              />
            </li>
          </LevelCard>
        </section>
      </Deck>
      <CrewDock label="Your crew">
        <DockButton text="Sound off" icon="speaker-off" />
        <DockButton text="Miso" picture={<Companion size={48} />} />
        <DockButton text="Ask Noodle" picture={<NoodleStill mood="idle" size={48} />} />
      </CrewDock>
    </>
  );
}
