import type { StickerKey } from '@noodlenaut/domain';
import balloon from '../things/balloon.svg?no-inline';
import bandage from '../things/adhesive-bandage.svg?no-inline';
import butterfly from '../things/butterfly.svg?no-inline';
import castle from '../things/castle.svg?no-inline';
import compass from '../things/compass.svg?no-inline';
import moon from '../things/crescent-moon.svg?no-inline';
import tree from '../things/deciduous-tree.svg?no-inline';
import dragon from '../things/dragon.svg?no-inline';
import drum from '../things/drum.svg?no-inline';
import hedgehog from '../things/hedgehog.svg?no-inline';
import kite from '../things/kite.svg?no-inline';
import otter from '../things/otter.svg?no-inline';
import owl from '../things/owl.svg?no-inline';
import parrot from '../things/parrot.svg?no-inline';
import pencil from '../things/pencil.svg?no-inline';
import puzzle from '../things/puzzle-piece.svg?no-inline';
import rainbow from '../things/rainbow.svg?no-inline';
import planet from '../things/ringed-planet.svg?no-inline';
import rocket from '../things/rocket.svg?no-inline';
import seedling from '../things/seedling.svg?no-inline';
import snail from '../things/snail.svg?no-inline';
import star from '../things/star.svg?no-inline';
import sunflower from '../things/sunflower.svg?no-inline';
import turtle from '../things/turtle.svg?no-inline';
import { Drawing } from './drawing.tsx';
import styles from './sticker.module.css';

const STICKERS = {
  'sticker-balloon': balloon,
  'sticker-bandage': bandage,
  'sticker-butterfly': butterfly,
  'sticker-castle': castle,
  'sticker-compass': compass,
  'sticker-dragon': dragon,
  'sticker-drum': drum,
  'sticker-hedgehog': hedgehog,
  'sticker-kite': kite,
  'sticker-moon': moon,
  'sticker-otter': otter,
  'sticker-owl': owl,
  'sticker-parrot': parrot,
  'sticker-pencil': pencil,
  'sticker-planet': planet,
  'sticker-puzzle': puzzle,
  'sticker-rainbow': rainbow,
  'sticker-rocket': rocket,
  'sticker-seedling': seedling,
  'sticker-snail': snail,
  'sticker-star': star,
  'sticker-sunflower': sunflower,
  'sticker-tree': tree,
  'sticker-turtle': turtle,
} satisfies Record<StickerKey, string>;

type Props = {
  sticker: StickerKey;
  size?: number;
  /** Not earned yet: only its outline. */ locked?: boolean;
};

/** A sticker of the album: a thing on white, cut round. Decoration beside its name. */
export function Sticker({ sticker, size = 96, locked = false }: Props) {
  return (
    <span className={styles.sticker} data-locked={locked || undefined} style={{ '--size': `${size}px` }}>
      <Drawing src={STICKERS[sticker]} size={Math.round(size * 0.68)} lazy />
    </span>
  );
}
