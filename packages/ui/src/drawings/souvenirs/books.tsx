import { OUTLINE, paintOf, upTo } from './paints.ts';

/** English: a pile of books, two to five, and a quill. */
export function Books({ place }: { place: number }) {
  const count = 2 + (place % 4);
  return (
    <>
      <path d="M52 74C44 50 48 26 66 8c4 22 2 40-10 52" fill="#fffcf6" stroke={OUTLINE} />
      {upTo(count).map((book) => (
        <g key={book} transform={`translate(${book % 2 === 0 ? 0 : 4} ${-book * 12})`}>
          <rect x="10" y="64" width="46" height="12" rx="3" fill={paintOf(place, book)} stroke={OUTLINE} />
          <path d="M18 70h22" stroke="#fffcf6" strokeWidth="3" />
        </g>
      ))}
    </>
  );
}
