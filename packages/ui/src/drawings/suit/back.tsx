export const Cape = () => (
  <>
    <path
      d="M88 164Q48 184 36 222q18-6 30 4 14-10 28 2 14-8 26 0 12-8 26 0 14-12 28-2 12-10 30-4-12-38-52-58z"
      fill="#d6336c"
      stroke="#7d1438"
    />
    <path d="M70 186q-12 16-16 30M170 186q12 16 16 30" stroke="#7d1438" strokeWidth="3" opacity=".55" />
  </>
);

export const JetPack = () => (
  <>
    {[44, 164].map((x) => (
      <g key={x}>
        <path d={`M${x + 6} 216q10 26 20 0z`} fill="#ffc845" stroke="#e4a000" />
        <rect x={x} y="150" width="32" height="66" rx="14" fill="#b7bdde" stroke="#1b2450" />
        <path d={`M${x} 172h32M${x} 194h32`} stroke="#1b2450" />
        <path d={`M${x + 4} 152q12-18 24 0`} fill="#ff6b35" stroke="#1b2450" />
      </g>
    ))}
  </>
);
