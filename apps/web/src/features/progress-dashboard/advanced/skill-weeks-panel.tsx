import { ANSWERS_TO_SHOW, isFewAnswers, WEEK_ANSWERS } from '@noodlenaut/domain';
import { DataTable } from '@noodlenaut/ui/pieces/grown-up/data-table';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { LineChart } from '@noodlenaut/ui/pieces/grown-up/line-chart';
import type { Outputs } from '../../../lib/api/replies.ts';
import { calendarDay } from '../../../lib/format/dates.ts';
import { shareText } from '../../../lib/format/numbers.ts';
import styles from './advanced.module.css';
import { ChangeWord } from './change-words.tsx';

type Advanced = Outputs['teacher']['advanced'];
const LINES = 3;
const halfText = (half: { right: number; answers: number }) =>
  half.answers === 0 ? '–' : `${shareText(half)} of ${half.answers}`;

/** How well skills were known, week by week, and in the last four weeks beside the four before. */
export function SkillWeeksPanel({ weekEnds, skills }: Pick<Advanced, 'weekEnds' | 'skills'>) {
  const ticks = weekEnds.map(calendarDay);
  const caption = `Right at the first try by skill, weeks to ${ticks[0] ?? ''} until ${ticks.at(-1) ?? ''}`;
  const lines = skills.filter(({ percents }) => percents.some((percent) => percent !== null)).slice(0, LINES);
  return (
    <FlatPanel
      title="Skills over eight weeks"
      note={`Right at the first try, in lessons and practice. A week is drawn from ${WEEK_ANSWERS} answers on; at most three skills, those with the most answers.`}
      flush
    >
      {skills.length === 0 ? (
        <p className={`soft ${styles.inside ?? ''}`}>
          Not enough answers yet: a skill shows here after {ANSWERS_TO_SHOW} answers.
        </p>
      ) : (
        <>
          {lines.length > 0 && (
            <div className={styles.inside}>
              <LineChart
                names="above"
                caption={caption}
                rowName="Week to"
                ticks={ticks}
                series={lines.map(({ name, percents }) => ({ name, percents }))}
              />
            </div>
          )}
          <DataTable
            label="Skills: the last four weeks beside the four before"
            columns={[
              { name: 'Skill', kind: 'title' },
              { name: 'Four weeks before', kind: 'number' },
              { name: 'Last four weeks', kind: 'number' },
              { name: 'What that says', kind: 'text' },
            ]}
            rows={skills.map(({ skill, subject, name, displayName, answers, before, now, change }) => ({
              key: `${subject} ${skill}`,
              cells: [
                <span key="skill">
                  {name}{' '}
                  <span className="soft">
                    {isFewAnswers(answers) ? `${displayName} · few answers` : displayName}
                  </span>
                </span>,
                halfText(before),
                halfText(now),
                <ChangeWord key="change" change={change} />,
              ],
            }))}
          />
          <p className={`soft ${styles.inside ?? ''}`}>
            Lessons get harder along the way: the same share in harder lessons is a step forward.
          </p>
        </>
      )}
    </FlatPanel>
  );
}
