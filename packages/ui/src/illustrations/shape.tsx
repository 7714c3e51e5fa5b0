import type { ShapeName } from '@noodlenaut/domain';
import type { ReactElement } from 'react';
import { Picture } from './picture.tsx';
import looks from './illustration.module.css';

const SHAPES = {
  circle: <circle cx="150" cy="120" r="96" />,
  triangle: <path d="M150 22L256 214H44z" />,
  square: <path d="M58 28h184v184H58z" />,
  rectangle: <path d="M24 52h252v136H24z" />,
  pentagon: <path d="M150 20L251 94L212 213H88L49 94z" />,
  hexagon: <path d="M98 30H202L254 120L202 210H98L46 120z" />,
  rhombus: <path d="M150 18L256 120L150 222L44 120z" />,
  trapezoid: <path d="M96 48H204L272 192H28z" />,
} satisfies Record<ShapeName, ReactElement>;

/** One plane shape. */
export function Shape({ shape, alt }: { shape: ShapeName; alt: string }) {
  return (
    <Picture alt={alt} width={300} height={240}>
      <g className={looks.full} strokeWidth="7">
        {SHAPES[shape]}
      </g>
    </Picture>
  );
}
