import { ANSWERS_TO_SHOW, isFewAnswers, progressBand } from '@noodlenaut/domain';
import { DayBars } from '@noodlenaut/ui/pieces/grown-up/day-bars';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { LineChart } from '@noodlenaut/ui/pieces/grown-up/line-chart';
import { ShareRows } from '@noodlenaut/ui/pieces/grown-up/share-rows';
import { calendarDay, weekdayOf } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { ProgressWord } from '../../lib/format/progress-word.tsx';

type Analytics = Outputs['teacher']['analytics'];
const LINES = 3;
const SKILLS = 8;
const rangeOf = (days: readonly string[]) =>
  `${calendarDay(days[0] ?? '')} to ${calendarDay(days.at(-1) ?? '')}`;

/** '3rd grade lessons', 'Pre-K lessons' */
const lessonsOf = (grade: string | null) =>
  grade === null ? 'the lessons' : `${grade}${/^\d/.test(grade) ? ' grade' : ''} lessons`;

/** Progress over eight weeks: the three furthest subjects. */
export function WeeksPanel({ analytics, grade }: { analytics: Analytics; grade: string | null }) {
  const { weeks, weekEnds } = analytics;
  const what = `Share of ${lessonsOf(grade)} completed, ${rangeOf(weekEnds)}`;
  const series = weeks.slice(0, LINES).map(({ displayName, percents }) => ({ name: displayName, percents }));
  return (
    <FlatPanel title="Progress over eight weeks" note={`${what}. The three subjects that are furthest.`}>
      {series.length === 0 ? (
        <p className="soft">The first finished lesson begins a line here.</p>
      ) : (
        <LineChart caption={what} rowName="Week to" ticks={weekEnds.map(calendarDay)} series={series} />
      )}
    </FlatPanel>
  );
}

/** Finished lessons and practice on each of the last fourteen days. */
export function DaysPanel({ days }: { days: Analytics['days'] }) {
  const caption = `Finished lessons and practice rounds a day, ${rangeOf(days.map(({ day }) => day))}`;
  return (
    <FlatPanel title="Lessons by day" note={caption}>
      {days.every(({ count }) => count === 0) ? (
        <p className="soft">No lesson in these 14 days.</p>
      ) : (
        <DayBars
          caption={caption}
          unit="Finished"
          days={days.map(({ day, count }) => ({
            name: `${weekdayOf(day)}, ${calendarDay(day)}`,
            weekday: weekdayOf(day),
            number: String(Number(day.slice(-2))),
            count,
          }))}
        />
      )}
    </FlatPanel>
  );
}

/** First tries by skill, from four answers on; few are marked as few. */
export function SkillsPanel({ skills }: { skills: Analytics['skills'] }) {
  const rows = skills
    .filter(({ answers }) => answers >= ANSWERS_TO_SHOW)
    .slice(0, SKILLS)
    .map((one) => ({ ...one, percent: Math.round((100 * one.right) / one.answers) }))
    .toSorted((a, b) => b.percent - a.percent);
  return (
    <FlatPanel
      title="Accuracy by skill"
      note={`First tries, last 30 days, at least ${ANSWERS_TO_SHOW} answers`}
    >
      {rows.length === 0 ? (
        <p className="soft">Skills show here after {ANSWERS_TO_SHOW} answers to one of them.</p>
      ) : (
        <ShareRows
          rows={rows.map(({ skill, name, displayName, answers, percent }) => ({
            key: skill,
            name,
            meta: `${displayName} · ${isFewAnswers(answers) ? `few answers (${answers})` : `${answers} answers`}`,
            percent,
            tone: progressBand(percent).color,
            band: <ProgressWord percent={percent} />,
          }))}
        />
      )}
    </FlatPanel>
  );
}
