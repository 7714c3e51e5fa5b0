import { useId } from 'react';
import styles from './board.module.css';
import { INKS, inkOf, SIZES, type Tool } from './tools.ts';

type Props = { tool: Tool; onChange: (tool: Tool) => void; onDone: () => void };

/** Ten inks and four sizes. */
export function StylePicker({ tool, onChange, onDone }: Props) {
  const name = useId();
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>Color</legend>
        <div className={styles.swatches}>
          {INKS.map((ink, at) => (
            <label key={ink.name} className={styles.swatch} title={ink.name}>
              <input
                type="radio"
                name={`${name}-ink`}
                aria-label={ink.name}
                checked={tool.ink === at}
                onChange={() => onChange({ ...tool, ink: at })}
                onKeyDown={({ key }) => key === 'Enter' && onDone()}
              />
              <span style={{ background: ink.colour }} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>Size</legend>
        <div className={styles.swatches}>
          {SIZES.map((size, at) => (
            <label key={size.name} className={styles.swatch} title={size.name}>
              <input
                type="radio"
                name={`${name}-size`}
                aria-label={size.name}
                checked={tool.size === at}
                onChange={() => onChange({ ...tool, size: at })}
                onKeyDown={({ key }) => key === 'Enter' && onDone()}
              />
              <span className={styles.dotBox}>
                <i style={{ background: inkOf(tool.ink), width: 6 + at * 7, height: 6 + at * 7 }} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
