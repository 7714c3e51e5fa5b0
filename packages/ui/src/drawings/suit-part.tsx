import type { PartKey } from '@noodlenaut/domain';
import type { ComponentType } from 'react';
import { Cape, JetPack } from './suit/back.tsx';
import { Medal, Scarf } from './suit/chest.tsx';
import { Boots, Skates } from './suit/feet.tsx';
import { Crown, PartyHat } from './suit/head.tsx';

const PARTS = {
  'head-party-hat': PartyHat,
  'head-crown': Crown,
  'back-cape': Cape,
  'back-jetpack': JetPack,
  'chest-scarf': Scarf,
  'chest-medal': Medal,
  'feet-boots': Boots,
  'feet-skates': Skates,
} satisfies Record<PartKey, ComponentType>;

/** A part of Noodle's suit, drawn where it is worn: inside of the mascot's 240 x 240 drawing. Load it lazily: most Noodles wear none. */
export default function SuitPart({ part }: { part: PartKey }) {
  const Drawn = PARTS[part];
  return <Drawn />;
}
