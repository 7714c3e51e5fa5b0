import { useId } from 'react';
import styles from './board.module.css';
import { STAMP_SHAPES } from './stamp-shapes.ts';
import { inkOf, type Tool } from './tools.ts';

type Props = { tool: Tool; onChange: (tool: Tool) => void; onDone: () => void };

/** Twenty-four stamps. */
export function StampPicker({ tool, onChange, onDone }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>Stamp</legend>
      <div className={styles.swatches}>
        {STAMP_SHAPES.map((stamp, at) => (
          <label key={stamp.name} className={styles.swatch} title={stamp.name}>
            <input
              type="radio"
              name={name}
              aria-label={stamp.name}
              checked={tool.stamp === at}
              onChange={({ nativeEvent }) => {
                onChange({ ...tool, stamp: at });
                // A click that arrow keys make has no detail: whoever walks through the stamps by keyboard goes on.
                if (nativeEvent instanceof MouseEvent && nativeEvent.detail > 0) onDone();
              }}
              onKeyDown={({ key }) => key === 'Enter' && onDone()}
            />
            <span className={styles.dotBox}>
              <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d={stamp.path}
                  fill={stamp.isSolid ? inkOf(tool.ink) : 'none'}
                  fillRule="evenodd"
                  stroke={inkOf(tool.ink)}
                  strokeWidth={stamp.isSolid ? 1 : 2.4}
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
