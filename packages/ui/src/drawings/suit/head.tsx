/** A cone with a tassel, on the side where the antenna leaves room. */
export const PartyHat = () => (
  <>
    <path d="M136 64L168 12l20 66Q162 56 136 64z" fill="#3a86ff" stroke="#1b2450" />
    <path d="M146 48l32 2M156 32l18 4" stroke="#ffc845" strokeWidth="6" />
    <path d="M133 64q28-10 56 15" stroke="#ff6b35" strokeWidth="8" />
    <circle cx="168" cy="11" r="9" fill="#d6336c" stroke="#1b2450" />
  </>
);

/** A crown with a star for each of the five. */
export const Crown = () => (
  <>
    <path d="M76 72l-8-40 25 18 27-28 27 28 25-18-8 40q-44-20-88 0z" fill="#ffc845" stroke="#8a6100" />
    <path d="M80 66q40-18 80 0" stroke="#e4a000" strokeWidth="5" />
    <g fill="#d6336c" stroke="#8a6100" strokeWidth="2">
      <circle cx="68" cy="31" r="6" />
      <circle cx="120" cy="21" r="7" />
      <circle cx="172" cy="31" r="6" />
      <circle cx="96" cy="54" r="4" />
      <circle cx="144" cy="54" r="4" />
    </g>
  </>
);
