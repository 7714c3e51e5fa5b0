import { percentOf } from '@noodlenaut/domain';

const COUNT = new Intl.NumberFormat('en-US');

/** '1,085' */
export const countText = (count: number): string => COUNT.format(count);

/** A share of first tries as a whole percent; a dash before the first answer. */
export const shareText = ({ right, answers }: { right: number; answers: number }): string =>
  answers === 0 ? '–' : `${percentOf(right, answers)}%`;

const HOUR_MINUTES = 60;
/** '46 min', '3 h 5 min' */
export const minutesText = (minutes: number): string =>
  minutes < HOUR_MINUTES
    ? `${minutes} min`
    : `${countText(Math.floor(minutes / HOUR_MINUTES))} h ${minutes % HOUR_MINUTES} min`;
