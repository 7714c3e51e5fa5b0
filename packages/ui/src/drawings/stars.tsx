const SMALL =
  'M0 237h.1M838 394h.1M53 482h.1M690 62h.1M19 14h.1M754 348h.1M1102 85h.1M1038 569h.1M1145 186h.1M999 495h.1M1152 90h.1M677 226h.1M847 533h.1M671 383h.1M382 494h.1M631 26h.1M1041 258h.1M119 423h.1M387 292h.1M1063 243h.1M1337 387h.1M1122 272h.1M1196 539h.1M563 72h.1M196 280h.1M885 251h.1';
const BIG =
  'M353 36h.1M347 62h.1M643 416h.1M1000 308h.1M1344 289h.1M1181 133h.1M1164 445h.1M1398 399h.1M74 324h.1M331 315h.1M646 429h.1M113 78h.1M760 572h.1M699 266h.1M1078 520h.1M1330 136h.1M1059 279h.1M1179 139h.1M68 214h.1M1051 350h.1M775 521h.1M434 145h.1M448 114h.1M921 345h.1M838 450h.1';
const SPARKS = [
  [1257, 162, 0.55],
  [1336, 131, 0.83],
  [857, 242, 0.77],
  [845, 297, 0.62],
  [929, 403, 0.76],
  [529, 360, 0.94],
  [532, 572, 0.7],
  [94, 64, 0.93],
  [905, 203, 0.77],
] as const;

/** The night sky: two sizes of stars, each one path, and a few golden ones. */
export function Stars({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1400 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="#b7bdde" strokeLinecap="round">
        <path d={SMALL} strokeWidth="2.6" opacity="0.55" />
        <path d={BIG} strokeWidth="3.8" opacity="0.65" />
      </g>
      {SPARKS.map(([x, y, scale]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${scale})`}
          d="M0-9C1-2 2-1 9 0 2 1 1 2 0 9-1 2-2 1-9 0-2-1-1-2 0-9z"
          fill="#ffc845"
        />
      ))}
    </svg>
  );
}
