/** Noodle's head, the sign beside the product's name. Always decorative: the name stands beside it. */
export function ProductMark({ size = 44 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" fill="none" strokeLinecap="round">
      <path d="M24 13C18 9 33 7 25 2" stroke="#ffc845" strokeWidth="4" />
      <circle cx="24" cy="28" r="17.5" fill="#fffcf6" stroke="#cc3200" strokeWidth="3" />
      <rect x="11" y="20" width="26" height="16" rx="8" fill="#ff6b35" stroke="#cc3200" strokeWidth="2.5" />
      <circle cx="19.5" cy="27.5" r="2.5" fill="#2a0f00" />
      <circle cx="28.5" cy="27.5" r="2.500" fill="#2a0f00" />
    </svg>
  );
}
