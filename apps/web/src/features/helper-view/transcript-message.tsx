import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { nearMoment } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { FLAGS } from './flag-words.ts';
import styles from './helper-view.module.css';

type Message = Outputs['chat']['transcript'][number];

/** Who answered, for the guardian. */
function engineWords({ engine, isFallback }: Message): string {
  if (engine === 'fixed') return 'a fixed text, written by people';
  if (isFallback) return 'the built-in helper, since the other company’s model was away';
  return engine === 'local' ? 'the built-in helper' : 'the other company’s model';
}

/** A question, its answer, and in words what a rule found in it. */
export function TranscriptMessage({ name, message }: { name: string; message: Message }) {
  const flag = FLAGS[message.severity];
  return (
    <li className={styles.message}>
      <p className={styles.meta}>
        <span className="soft small">{nearMoment(message.createdAt)}</span>
        {flag !== null && (
          <Band tone={flag.tone} sign="dots">
            {flag.word}
          </Band>
        )}
      </p>
      <p>
        <b>{name}:</b> {message.message}
      </p>
      <p>
        <b>Noodle:</b> {message.response}
      </p>
      <p className="soft small">Answered by {engineWords(message)}.</p>
      {flag?.advice != null && (
        <p className={styles.advice} data-tone={flag.tone}>
          {flag.advice}
        </p>
      )}
    </li>
  );
}
