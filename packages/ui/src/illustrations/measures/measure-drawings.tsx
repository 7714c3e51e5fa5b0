import type { MeasureKind } from '@noodlenaut/domain';
import { Clock } from '../clock.tsx';
import type { Drawings } from '../parts/drawn.ts';
import { BalancePicture } from './balance-picture.tsx';
import { CalendarPicture } from './calendar-picture.tsx';
import { RulerPicture } from './ruler-picture.tsx';
import { SizePair } from './size-pair.tsx';
import { ThermometerPicture } from './thermometer-picture.tsx';

export const MEASURE_DRAWINGS: Drawings<MeasureKind> = {
  clock: ({ picture }) => <Clock {...picture} />,
  calendar: CalendarPicture,
  ruler: RulerPicture,
  'size-pair': SizePair,
  thermometer: ThermometerPicture,
  balance: BalancePicture,
};
