/** A child as a quiet shape: no skin, no dress, so that anybody can be meant. */
export const BODY_OUTLINE =
  'M150 22a38 40 0 0 1 38 41c0 22-10 34-22 42v8c22 4 44 10 52 26l28 84q4 16-8 20q-12 4-18-10l-26-64v56l10 88q2 16-14 16q-12 0-14-14l-14-74h-4l-14 74q-2 14-14 14q-16 0-14-16l10-88v-56l-26 64q-6 14-18 10q-12-4-8-20l28-84c8-16 30-22 52-26v-8c-12-8-22-20-22-42a38 40 0 0 1 38-41z';

/** The face is always there: eyes, ears, nose and mouth are told apart by the pointer only. */
export function BodyFigure() {
  return (
    <>
      <ellipse cx="112" cy="66" rx="8" ry="12" fill="#dfe5fa" stroke="#6d7ac3" strokeWidth="3" />
      <ellipse cx="188" cy="66" rx="8" ry="12" fill="#dfe5fa" stroke="#6d7ac3" strokeWidth="3" />
      <path d={BODY_OUTLINE} fill="#dfe5fa" stroke="#6d7ac3" strokeWidth="3.5" />
      <circle cx="136" cy="62" r="5" fill="#1b2450" />
      <circle cx="164" cy="62" r="5" fill="#1b2450" />
      <path d="M150 66l-5 13h9" fill="none" stroke="#1b2450" strokeWidth="2.5" />
      <path d="M136 88q14 12 28 0" fill="none" stroke="#1b2450" strokeWidth="3" />
    </>
  );
}
