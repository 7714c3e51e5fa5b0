import { NO_INSIGHTS, type InsightKind } from '@noodlenaut/domain';
import { Icon, type IconName } from '@noodlenaut/ui/icon';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './analytics-tab.module.css';

const ICONS = {
  strongest: 'star',
  hard: 'info',
  improved: 'chart',
  streak: 'calendar',
  return: 'clock',
  next: 'book',
} as const satisfies Record<InsightKind, IconName>;

/** At most four true sentences of the last 30 days (P9.08). */
export function InsightsPanel({ insights }: { insights: Outputs['teacher']['analytics']['insights'] }) {
  return (
    <FlatPanel title="Learning Insights">
      {insights.length === 0 ? (
        <p className="soft">{NO_INSIGHTS}</p>
      ) : (
        <ul className={styles.list}>
          {insights.map(({ kind, text }) => (
            <li key={kind}>
              <Icon name={ICONS[kind]} size={20} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </FlatPanel>
  );
}
