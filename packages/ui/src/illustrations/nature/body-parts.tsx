import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { Pointer } from '../parts/pointer.tsx';
import { ORGANS } from './body-organ.tsx';

/** A child as a quiet shape: no skin, no dress, so that anybody can be meant. */
const BODY =
  'M138 96v14c-22 4-44 10-52 26l-28 84q-4 16 8 20q12 4 18-10l26-64v56l-10 88q-2 16 14 16q12 0 14-14l14-74h16l14 74q2 14 14 14q16 0 14-16l-10-88v-56l26 64q6 14 18 10q12-4 8-20l-28-84c-8-16-30-22-52-26v-14z';

/** The face is always there: eyes, ears, nose and mouth are told apart by the pointer only. */
function BodyFigure() {
  return (
    <>
      <ellipse cx="112" cy="66" rx="8" ry="12" fill="#dfe5fa" stroke="#6d7ac3" strokeWidth="3" />
      <ellipse cx="188" cy="66" rx="8" ry="12" fill="#dfe5fa" stroke="#6d7ac3" strokeWidth="3" />
      <path d={BODY} fill="#dfe5fa" stroke="#6d7ac3" strokeWidth="3.5" />
      <ellipse cx="150" cy="64" rx="38" ry="44" fill="#dfe5fa" stroke="#6d7ac3" strokeWidth="3.5" />
      <circle cx="136" cy="62" r="5" fill="#1b2450" />
      <circle cx="164" cy="62" r="5" fill="#1b2450" />
      <path d="M150 66l-5 13h9" fill="none" stroke="#1b2450" strokeWidth="2.5" />
      <path d="M136 88q14 12 28 0" fill="none" stroke="#1b2450" strokeWidth="3" />
    </>
  );
}

const LENGTH = 344;

/** A child's figure with one part drawn at its place and pointed at. The part is not named. */
export function BodyParts({ picture: { marked, alt } }: Drawn<'body-parts'>) {
  const { at, from, ring, drawing } = ORGANS[marked];
  return (
    <Board alt={alt} width={300} height={LENGTH}>
      <BodyFigure />
      {drawing}
      <Pointer at={at} from={from} ring={ring} />
      <Note text={marked} x={Math.min(Math.max(from[0], 46), 254)} y={from[1]} />
    </Board>
  );
}
