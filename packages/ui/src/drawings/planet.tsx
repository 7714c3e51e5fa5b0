/** The ringed planet of the landing's sky. */
export function Planet({ className }: { className?: string | undefined }) {
  const ring = 'M62 76C20 92 6 100 10 106c6 8 70-10 120-36s66-44 60-52c-4-6-24-2-52 10';
  return (
    <svg className={className} viewBox="0 0 200 120" aria-hidden="true" fill="none" strokeLinecap="round">
      <circle cx="100" cy="60" r="40" fill="#ff8d64" stroke="#b22700" strokeWidth="4" />
      <path d="M66 50q34 12 68-6M62 68q40 14 76-4" stroke="#e43b00" strokeWidth="5" opacity=".5" />
      <path d={ring} stroke="#e4a000" strokeWidth="13" />
      <path d={ring} stroke="#ffc845" strokeWidth="7" />
    </svg>
  );
}
