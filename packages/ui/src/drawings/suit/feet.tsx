const SHOES =
  'M78 224C76 209 86 203 98 203C111 203 117 211 116 224C109 230 85 230 78 224ZM162 224C164 209 154 203 142 203C129 203 123 211 124 224C131 230 155 230 162 224Z';

export const Boots = () => (
  <>
    <path d={SHOES} fill="#d6336c" stroke="#7d1438" />
    <path d="M84 210q13-5 26 0M130 210q13-5 26 0" stroke="#fffcf6" strokeWidth="5" />
    <path d="M79 223q18 6 36 0M125 223q18 6 36 0" stroke="#7d1438" strokeWidth="5" />
  </>
);

export const Skates = () => (
  <>
    <path d={SHOES} fill="#9b5de5" stroke="#4c2a80" />
    <path d="M90 212h16M134 212h16" stroke="#fffcf6" strokeWidth="4" />
    <path d="M76 227h42M122 227h42" stroke="#1b2450" strokeWidth="5" />
    <g fill="#ffc845" stroke="#1b2450">
      <circle cx="85" cy="233" r="5.500" />
      <circle cx="109" cy="233" r="5.500" />
      <circle cx="131" cy="233" r="5.500" />
      <circle cx="155" cy="233" r="5.500" />
    </g>
  </>
);
