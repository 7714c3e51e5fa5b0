import { THINGS } from './things.ts';
import { EDGE } from './paints.ts';
import { Words } from './words.tsx';

type Props = { name: string; x: number; y: number; size: number };

/** A thing's drawing, centred. What has none yet is a plain card with its name. */
export function Thing({ name, x, y, size }: Props) {
  const href = THINGS.get(name);
  if (href !== undefined)
    return <image href={href} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
  return (
    <>
      <rect
        x={x - size * 0.46}
        y={y - size * 0.36}
        width={size * 0.92}
        height={size * 0.72}
        rx={size * 0.12}
        fill="#fff"
        stroke={EDGE}
        strokeWidth="3"
      />
      <Words
        text={name.replaceAll('-', ' ')}
        x={x}
        y={y}
        width={size * 0.82}
        height={size * 0.62}
        size={22}
      />
    </>
  );
}
