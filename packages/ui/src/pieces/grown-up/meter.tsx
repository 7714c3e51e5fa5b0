import type {} from '../../styles/css-properties.ts';
import looks from './meter.module.css';

type Props = {
  /** What is measured: 'Math progress'. */
  label: string;
  percent: number;
  tone: 'green' | 'yellow' | 'orange' | 'red';
};

/** A share as a slim bar. */
export function Meter({ label, percent, tone }: Props) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div className={looks.meter} data-tone={tone}>
      <progress className={looks.value} aria-label={label} value={shown} max={100} />
      <span className={looks.fill} style={{ '--v': shown }} />
    </div>
  );
}
