import { SIGN_SHAPES } from './sign-shapes.tsx';

export type SignName = keyof typeof SIGN_SHAPES;

/** A sign of grown-ups' screens, beside words or inside a labelled control; always decorative. */
export function Sign({ name, size = 16 }: { name: SignName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-sign={name}
    >
      {SIGN_SHAPES[name]}
    </svg>
  );
}
