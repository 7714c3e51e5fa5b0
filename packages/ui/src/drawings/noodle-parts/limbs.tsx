import type { NoodleMood } from '../noodle-mood.ts';
import { Arm, INK } from './pens.tsx';

const isJump = (mood: NoodleMood) => mood === 'celebrating' || mood === 'super-excited';

/** Arms thrown up lie behind the body. */
export function ArmsBehind({ mood }: { mood: NoodleMood }) {
  if (mood === 'celebrating')
    return (
      <>
        <Arm d="M86 178C60 176 40 164 31 148" x={28} y={141} />
        <Arm d="M154 178C180 176 200 164 209 148" x={212} y={141} />
      </>
    );
  if (mood === 'super-excited')
    return (
      <>
        <Arm d="M86 176C50 168 30 142 26 108" x={25} y={100} />
        <Arm d="M154 176C190 168 210 142 214 108" x={215} y={100} />
      </>
    );
  return null;
}

function RightArm({ mood }: { mood: NoodleMood }) {
  if (mood === 'excited') return <Arm d="M156 182C174 192 190 186 195 172" x={196} y={165} />;
  if (mood === 'happy') return <Arm d="M156 180C178 184 198 174 205 158" x={207} y={151} />;
  if (mood === 'encouraging')
    return (
      <>
        <Arm d="M156 182C174 192 196 188 204 176" x={207} y={169} />
        <path
          d="M201 161C198 150 201 145 206 145C211 145 212 151 211 160"
          fill={INK.white}
          stroke={INK.whiteEdge}
        />
        <path d="M212 166H217M212 172H216" stroke={INK.whiteEdge} strokeWidth="2.5" />
      </>
    );
  return <Arm d="M156 180C168 184 175 191 177 198" x={178} y={203} />;
}

export function ArmsBeside({ mood }: { mood: NoodleMood }) {
  if (isJump(mood)) return null;
  return (
    <>
      {mood === 'excited' ? (
        <Arm d="M84 182C66 192 50 186 45 172" x={44} y={165} />
      ) : (
        <Arm d="M84 180C72 184 65 191 63 198" x={62} y={203} />
      )}
      {mood !== 'look-around' && <RightArm mood={mood} />}
    </>
  );
}

export function Legs({ mood }: { mood: NoodleMood }) {
  return (
    <>
      {mood === 'super-excited' && (
        <g data-part="flames">
          <path
            d="M84 224Q82 240 98 243Q114 240 112 224ZM128 224Q126 240 142 243Q158 240 156 224Z"
            fill={INK.noodle}
            stroke={INK.gold}
          />
          <path
            d="M92 226Q92 236 98 240Q104 236 104 226ZM136 226Q136 236 142 240Q148 236 148 226Z"
            fill={INK.cream}
          />
        </g>
      )}
      <path
        d="M78 224C76 209 86 203 98 203C111 203 117 211 116 224C109 230 85 230 78 224ZM162 224C164 209 154 203 142 203C129 203 123 211 124 224C131 230 155 230 162 224Z"
        fill={INK.white}
        stroke={INK.whiteEdge}
      />
      <path d="M80 219Q97 224 114 219M126 219Q143 224 160 219" stroke={INK.suit} strokeWidth="4" />
    </>
  );
}

const TORSO = 'M86 166C68 180 68 203 86 210C102 217 138 217 154 210C172 203 172 180 154 166Z';

export function Body() {
  return (
    <>
      <path d={TORSO} fill={INK.suit} />
      <path
        d="M154 166C172 180 172 203 154 210C145 214 133 215 120 215C146 208 156 186 144 160Z"
        fill={INK.suitShade}
      />
      <path d={TORSO} stroke={INK.suitEdge} />
      <circle cx="120" cy="195" r="13" fill={INK.cream} stroke={INK.suitEdge} />
      <path d="M112 197C113 188 119 190 119 196C119 202 126 203 128 193" stroke={INK.gold} strokeWidth="4" />
    </>
  );
}
