import { progressBand } from '@noodlenaut/domain';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';

/** A whole percent's band: its word with sign and colour, or the percent itself beside the sign. */
export function ProgressWord({ percent, shows = 'word' }: { percent: number; shows?: 'word' | 'percent' }) {
  const { word, icon, color } = progressBand(percent);
  return (
    <Band tone={color} sign={icon}>
      {shows === 'word' ? word : <b>{percent}%</b>}
    </Band>
  );
}
