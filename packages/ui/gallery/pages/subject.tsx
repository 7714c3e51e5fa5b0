import { AsideColumns } from '../../src/pieces/page/aside-columns.tsx';
import { DailyCard } from '../../src/pieces/home/daily-card.tsx';
import { Deck } from '../../src/pieces/home/deck.tsx';
import { LandingSpot } from '../../src/pieces/lesson/landing-spot.tsx';
import { PlanetPath } from '../../src/pieces/lesson/planet-path.tsx';
import { SectionHead } from '../../src/pieces/page/section-head.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { SubjectHead } from '../../src/pieces/home/subject-head.tsx';
import { TeacherCorner } from '../../src/pieces/home/teacher-corner.tsx';
import { AppHeader } from '../app-header.tsx';
import { link } from '../link.tsx';

const LESSONS = [
  'Counting in Space Steps',
  'Times Tables with Tentacles',
  'Fractions on the Star Bar',
  'Measuring a Moon',
];

export default function Subject() {
  return (
    <>
      <AppHeader />
      <Deck subject="math">
        <div>
          <StickerButton tone="quiet" icon="arrow-left" renderRoot={link()}>
            Back
          </StickerButton>
        </div>
        <SubjectHead
          subject="math"
          name="Math"
          text="Numbers, shapes and clever shortcuts with Captain Pi."
          doneLessons={6}
          totalLessons={10}
        />
        <AsideColumns
          aside={
            <TeacherCorner
              subject="math"
              name="Captain Pi"
              says="Ahoy! Seven is next. Fractions are fair shares."
              talking
            />
          }
        >
          <DailyCard
            title="Today’s five"
            text="2 of 5 done."
            done={2}
            action={<StickerButton renderRoot={link()}>Keep going</StickerButton>}
          />
          <section aria-labelledby="al">
            <SectionHead id="al" title="Available Lessons" />
            <PlanetPath labelledBy="al">
              {LESSONS.map((title, index) => {
                const state = index < 2 ? 'done' : index === 2 ? 'next' : 'open';
                return (
                  <LandingSpot
                    key={title}
                    subject="math"
                    number={index + 1}
                    title={title}
                    level={index + 1}
                    levelName={['Beginner', 'Easy', 'Medium', 'Hard'][index] ?? ''}
                    points={10 + index * 5}
                    state={state}
                    stars={state === 'done' ? 2 + (index % 2) : 0}
                    isLast={index === LESSONS.length - 1}
                    action={
                      <StickerButton
                        tone={state === 'next' ? 'primary' : state === 'done' ? 'quiet' : 'plain'}
                        renderRoot={link()}
                      >
                        {state === 'done' ? 'Review Lesson' : 'Start Lesson'}
                      </StickerButton>
                    }
                  />
                );
              })}
            </PlanetPath>
          </section>
        </AsideColumns>
      </Deck>
    </>
  );
}
