import { INK } from './pens.tsx';

export function Helmet() {
  return (
    <>
      <path
        d="M60 98H54C46 98 42 104 42 114C42 124 46 130 54 130H60ZM180 98H186C194 98 198 104 198 114C198 124 194 130 186 130H180Z"
        fill={INK.mint}
        stroke={INK.mintEdge}
      />
      <ellipse cx="120" cy="114" rx="68" ry="61" fill={INK.white} />
      <path d="M164 67.5A68 61 0 0 1 96 171C150 170 184 122 164 67.5Z" fill={INK.whiteShade} />
      <ellipse cx="120" cy="114" rx="68" ry="61" stroke={INK.whiteEdge} />
      <path d="M66 90Q72 75 86 67" stroke="#fff" strokeWidth="6" />
      <path
        d="M63 116C63 90 82 81 120 81C158 81 177 90 177 116C177 146 157 158 120 158C83 158 63 146 63 116Z"
        fill={INK.suit}
        stroke={INK.suitEdge}
      />
      <path
        d="M71 116C71 95 87 88 120 88C153 88 169 95 169 116C169 140 152 151 120 151C88 151 71 140 71 116Z"
        fill={INK.night}
        stroke={INK.nightEdge}
      />
      <path d="M76 113C77 100 86 95 104 92C92 97 84 103 81 113C80 117 76 117 76 113Z" fill={INK.nightLight} />
    </>
  );
}
