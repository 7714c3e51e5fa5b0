import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';
import { SkillCell } from './skill-cell.tsx';
import styles from './skill-grid.module.css';

type Props = { classId: string; grid: Outputs['classes']['skills'] };

/** The table of pupils and skills; on a phone each pupil's cells stand under the name, numbered as in the list above. */
export function SkillGrid({ classId, grid: { displayName, skills, pupils } }: Props) {
  const params = { classId };
  return (
    <table className={styles.grid} aria-label={`${displayName}, skills by pupil`}>
      <thead>
        <tr className={styles.heads}>
          <th scope="col">Pupil</th>
          {skills.map(({ skill, name, answers }) => (
            <th key={skill} scope="col">
              {answers === 0 ? (
                <span>{name}</span>
              ) : (
                <Link to="/classes/$classId/items" params={params} search={{ skill }}>
                  {name}
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pupils.map(({ id, name, cells }) => (
          <tr key={id} className={styles.row}>
            <th scope="row">
              <Link className={styles.name} to="/teacher" search={{ studentId: id, classId }}>
                {name}
              </Link>
              <span className={styles.count}>
                {cells.filter((cell) => cell !== null).length} of {skills.length} skills
              </span>
            </th>
            {skills.map(({ skill, name: skillName }, at) => (
              <td key={skill}>
                <SkillCell
                  label={`${name}, ${skillName}`}
                  tally={cells[at] ?? null}
                  renderRoot={(root) => (
                    <Link
                      to="/classes/$classId/items"
                      params={params}
                      search={{ skill, studentId: id }}
                      {...root}
                    />
                  )}
                />
              </td>
            ))}
          </tr>
        ))}
        <tr className={styles.row} data-last>
          <th scope="row">Class average</th>
          {skills.map((tally) => (
            <td key={tally.skill}>
              <SkillCell
                label={`Whole class, ${tally.name}`}
                tally={tally.answers === 0 ? null : tally}
                renderRoot={(root) => (
                  <Link
                    to="/classes/$classId/items"
                    params={params}
                    search={{ skill: tally.skill }}
                    {...root}
                  />
                )}
              />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
