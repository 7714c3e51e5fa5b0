/** The rocket of "Continue Learning". */
export function RocketArt() {
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      <g transform="rotate(38 80 80)">
        <path
          d="M80 132c-10 8-10 20 0 30 10-10 10-22 0-30z"
          fill="#ffc845"
          stroke="#8a6200"
          strokeWidth="4"
        />
        <path
          d="M52 92c-18 8-22 22-20 38l24-16zM108 92c18 8 22 22 20 38l-24-16z"
          fill="#2c3885"
          stroke="#121936"
          strokeWidth="4"
        />
        <g stroke="#2a0f00" strokeWidth="4.5">
          <path d="M80 8c26 22 34 52 30 84q-2 22-12 34H62q-10-12-12-34C46 60 54 30 80 8z" fill="#fffcf6" />
          <path d="M80 8c11 9 18 20 23 32H57C62 28 69 17 80 8z" fill="#ffc845" />
          <circle cx="80" cy="70" r="17" fill="#3a86ff" />
        </g>
        <path d="M71 66a10 10 0 0 1 8-7" stroke="#fff" strokeWidth="4" fill="none" />
        <path d="M52 108h56" stroke="#2a0f00" strokeWidth="4" />
        <path d="M60 126h40" stroke="#2a0f00" strokeWidth="7" />
      </g>
    </svg>
  );
}

/** The calendar of "Daily Challenge". */
export function CalendarArt() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      <g stroke="#8a6200" strokeWidth="4">
        <rect x="10" y="16" width="76" height="70" rx="16" fill="#fffcf6" />
        <path d="M10 38V32q0-16 16-16h44q16 0 16 16v6z" fill="#ffc845" />
        <path d="M30 8v16M66 8v16" strokeWidth="6" />
      </g>
      <path
        d="M48 44l5 10.5 11.5 1.3-8.6 7.9 2.4 11.3L48 69.5 37.7 75l2.4-11.3-8.6-7.9L43 54.5z"
        fill="#ff6b35"
        stroke="#b22700"
        strokeWidth="3.5"
      />
    </svg>
  );
}

/** The two players of "Multiplayer Games". */
export function PlayersArt() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" strokeLinecap="round">
      <g fill="none" stroke="#e4a000" strokeWidth="5">
        <path d="M30 24C26 16 36 14 31 6M66 34c-4-8 6-10 1-18" />
      </g>
      <g stroke="#0042b6" strokeWidth="4">
        <circle cx="32" cy="50" r="26" fill="#fffcf6" />
        <rect x="14" y="38" width="36" height="24" rx="12" fill="#3a86ff" />
      </g>
      <g stroke="#aa1c50" strokeWidth="4">
        <circle cx="66" cy="62" r="26" fill="#fffcf6" />
        <rect x="48" y="50" width="36" height="24" rx="12" fill="#d6336c" />
      </g>
      <path d="M26 49h.1M38 49h.1M60 61h.1M72 61h.1" stroke="#fff" strokeWidth="7" />
    </svg>
  );
}
