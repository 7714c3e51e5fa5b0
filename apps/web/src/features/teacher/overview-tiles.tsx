import { DEFAULT_NAME, gradeLabel, percentOf } from '@noodlenaut/domain';
import { NoodleBar } from '@noodlenaut/ui/pieces/noodle-bar';
import { StatTile } from '@noodlenaut/ui/pieces/stat-tile';
import type { Replies } from '../../lib/wire.ts';
import looks from './teacher.module.css';

type Overview = Replies['teacher.overview'];
const COUNT = new Intl.NumberFormat('en-US');

/** The child and the four numbers (SPEC 2, 'Teacher / parent dashboard'). */
export function OverviewTiles({ overview }: { overview: Overview }) {
  const name = overview.student?.name?.trim() || DEFAULT_NAME;
  const grade = overview.student?.grade;
  const average = percentOf(overview.averageProgress, 100);
  return (
    <>
      <section className={looks.card} aria-label="Student">
        <span className={looks.letter} aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
        <div className={looks.grow}>
          <h2>{name}</h2>
          <p className="soft">
            Grade: {grade === null || grade === undefined ? 'not chosen yet' : gradeLabel(grade)}
          </p>
        </div>
        <StatTile value={COUNT.format(overview.totalPoints)} label="points" />
      </section>
      <section className={looks.tiles} aria-label="Numbers">
        <div className={looks.tile}>
          <StatTile value={`${average}%`} label="Overall Progress" />
          <NoodleBar label="Overall progress" value={average} />
        </div>
        <div className={looks.tile}>
          <StatTile value={overview.totalLessonsCompleted} label="Lessons Completed" />
          <p className="soft">of {overview.totalLessonsAvailable} available</p>
        </div>
        <div className={looks.tile}>
          <StatTile value={overview.totalAchievements} label="Achievements" />
          <p className="soft">badges earned</p>
        </div>
        <div className={looks.tile}>
          <StatTile value={overview.totalSubjects} label="Active Subjects" />
          <p className="soft">subjects enrolled</p>
        </div>
      </section>
    </>
  );
}
