import type { PageLook } from '@noodlenaut/domain';
import { PAINTS } from '../parts/paints.ts';

type Props = { look: PageLook; width: number; height: number };

/** The paper of a page: what makes a letter a letter. */
export function PageSheet({ look, width, height }: Props) {
  const [x, y, wide, high] = [16, 12, width - 32, height - 24];
  if (look === 'book')
    return (
      <>
        <rect
          x={x - 6}
          y={y + 4}
          width={wide + 12}
          height={high + 4}
          rx="10"
          fill="#3a86ff"
          stroke="#0042b6"
          strokeWidth="3"
        />
        <path
          d={`M${x + 6} ${y}H${x + wide - 8}v${high}H${x + 6}z`}
          fill="#fff"
          stroke="#8d7443"
          strokeWidth="3"
        />
        <path d={`M${x + 6} ${y}h22v${high}h-22z`} fill="#f0e2c6" stroke="#8d7443" strokeWidth="2" />
      </>
    );
  if (look === 'newspaper')
    return <rect x={x} y={y} width={wide} height={high} fill="#f1efe6" stroke="#4a5178" strokeWidth="3" />;
  if (look === 'letter')
    return (
      <>
        <rect x={x} y={y} width={wide} height={high} rx="4" fill="#fff6dc" stroke="#8d7443" strokeWidth="3" />
        <path d={`M${x + wide - 34} ${y}v34h34z`} fill="#ecd9a9" stroke="#8d7443" strokeWidth="3" />
        <path d={`M${x + 14} ${y + 16}V${y + high - 16}`} stroke="#e9a6a6" strokeWidth="2.5" />
      </>
    );
  if (look === 'note')
    return (
      <>
        <rect
          x={x}
          y={y + 8}
          width={wide}
          height={high - 8}
          rx="4"
          fill="#ffe98a"
          stroke="#8a6200"
          strokeWidth="3"
        />
        <circle
          cx={width / 2}
          cy={y + 10}
          r="11"
          fill={PAINTS.red.fill}
          stroke={PAINTS.red.edge}
          strokeWidth="3"
        />
      </>
    );
  if (look === 'poster')
    return (
      <>
        <rect x={x} y={y} width={wide} height={high} rx="6" fill="#9cc5ff" stroke="#0042b6" strokeWidth="3" />
        <rect
          x={x + 13}
          y={y + 13}
          width={wide - 26}
          height={high - 26}
          rx="4"
          fill="#fffcf6"
          stroke="#0042b6"
          strokeWidth="2"
        />
      </>
    );
  if (look === 'sign')
    return (
      <>
        <path
          d={`M${width / 2 - 12} ${height - 20}h24v64h-24z`}
          fill="#a8713f"
          stroke="#5e3a17"
          strokeWidth="3"
        />
        <rect
          x={x}
          y={y}
          width={wide}
          height={high}
          rx="16"
          fill="#f4d9ae"
          stroke="#5e3a17"
          strokeWidth="5"
        />
        {[x + 16, x + wide - 16].map((at) => (
          <circle key={at} cx={at} cy={y + 16} r="5" fill="#5e3a17" />
        ))}
      </>
    );
  return (
    <>
      <path
        d={`M${x} ${y + 10}q0-10 10-10H${x + wide - 10}q10 0 10 10v${high / 2 - 28}a18 18 0 0 0 0 36v${high / 2 - 28}q0 10-10 10H${x + 10}q-10 0-10-10v${28 - high / 2}a18 18 0 0 0 0-36z`}
        fill="#ffd9c7"
        stroke="#b22700"
        strokeWidth="3"
      />
      <path
        d={`M${x + 24} ${y + 12}V${y + high - 12}`}
        stroke="#b22700"
        strokeWidth="3"
        strokeDasharray="5 8"
      />
    </>
  );
}
