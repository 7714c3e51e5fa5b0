import { FactTiles } from '@noodlenaut/ui/pieces/grown-up/fact-tiles';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import type { Outputs } from '../../../lib/api/replies.ts';
import { countText, minutesText, shareText } from '../../../lib/format/numbers.ts';
import styles from './advanced.module.css';
import { CHANGE_SENTENCES, ChangeWord } from './change-words.tsx';

type OwnPast = Outputs['teacher']['advanced']['ownPast'];

/** A learner's last four weeks beside the four before, never beside another child. */
export function OwnPastPanel({ ownPast: { before, now, change, subjects } }: { ownPast: OwnPast }) {
  const isEmpty = before.answers === 0 && now.answers === 0;
  return (
    <FlatPanel
      title="Compared with the own past"
      note="The last four weeks beside the four before. No other child is in it."
      flush
    >
      {isEmpty ? (
        <p className={`soft ${styles.inside ?? ''}`}>Not enough answers yet.</p>
      ) : (
        <>
          <FactTiles
            bare
            facts={[
              {
                label: 'Right on first try',
                value: shareText(now),
                note: before.answers === 0 ? 'no answers before' : `${shareText(before)} before`,
              },
              {
                label: 'Answers',
                value: countText(now.answers),
                note: `${countText(before.answers)} before`,
              },
              {
                label: 'Days with answers',
                value: countText(now.days),
                note: `${countText(before.days)} before`,
              },
              {
                label: 'Time spent',
                value: minutesText(now.minutes),
                note: `${minutesText(before.minutes)} before`,
              },
            ]}
          />
          <div className={styles.inside}>
            <p>{CHANGE_SENTENCES[change]}</p>
            {subjects.length > 0 && (
              <ul className={styles.sums} aria-label="By subject">
                {subjects.map(({ subject, displayName, ...one }) => (
                  <li key={subject}>
                    <span>
                      {displayName}{' '}
                      <span className="soft">
                        {shareText(one.before)} before, {shareText(one.now)} now
                      </span>
                    </span>
                    <ChangeWord change={one.change} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </FlatPanel>
  );
}
