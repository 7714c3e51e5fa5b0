import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Letter } from '@noodlenaut/ui/pieces/grown-up/letter';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import type { Outputs } from '../../lib/api/replies.ts';
import { AttentionAction } from './attention-action.tsx';
import styles from './attention-panel.module.css';
import { ATTENTION_LOOKS, crowdOf } from './attention-words.ts';
import { PUPIL_FILTERS } from './pupil-choice.ts';

/** At most five lines that need a teacher today, each with its reason and what to do about it. */
export function AttentionPanel({ view: { id, attention, pupils } }: { view: Outputs['classes']['view'] }) {
  // As the filter of the pupils counts them.
  const count = pupils.filter(PUPIL_FILTERS.attention[1]).length;
  return (
    <FlatPanel
      title="Needs attention today"
      flush
      {...(count === 0
        ? {}
        : {
            aside: (
              <Band tone="red" sign="target">
                {count} {count === 1 ? 'pupil' : 'pupils'}
              </Band>
            ),
          })}
    >
      {attention.length === 0 && (
        <p className={styles.well}>
          <Sign name="check" size={20} />
          All is well today. Nobody is stuck, away or rushing.
        </p>
      )}
      <ul className={styles.lines}>
        {attention.map((line, place) => (
          <li key={`${line.kind} ${line.childIds.join()}`} className={styles.line}>
            <Letter name={line.names[0] ?? ''} size="small" place={place} />
            <div className={styles.words}>
              <p className={styles.names}>
                <b>{crowdOf(line.names)}</b>{' '}
                <Band {...ATTENTION_LOOKS[line.kind].band}>{ATTENTION_LOOKS[line.kind].word}</Band>
              </p>
              <p className="soft">{line.reason}</p>
            </div>
            <AttentionAction classId={id} line={line} />
          </li>
        ))}
      </ul>
    </FlatPanel>
  );
}
