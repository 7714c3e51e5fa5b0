/** The planet's edge with its craters. Colours follow `--planet`, `--planet-edge` and `--crater`. */
export function Horizon({
  className,
  deep,
}: {
  className?: string | undefined;
  /** The landing's higher hill. */ deep?: boolean;
}) {
  const low = deep ? 130 : 90;
  const top = deep ? -93 : -68;
  const down = deep ? 38 : 0;
  return (
    <svg className={className} viewBox={`0 0 1600 ${deep ? 190 : 150}`} aria-hidden="true">
      <path
        d={`M-8 ${low + 90}V${low}Q800 ${top} 1608 ${low}v90H-8z`}
        style={{ fill: 'var(--planet)', stroke: 'var(--planet-edge)' }}
        strokeWidth="4"
      />
      <g style={{ fill: 'var(--crater)' }} transform={`translate(0 ${down})`}>
        <ellipse cx="420" cy="94" rx="70" ry="12" />
        <ellipse cx="1130" cy="84" rx="90" ry="14" />
        <ellipse cx="830" cy="118" rx="120" ry="16" />
        <ellipse cx="640" cy="58" rx="36" ry="6" />
      </g>
    </svg>
  );
}
