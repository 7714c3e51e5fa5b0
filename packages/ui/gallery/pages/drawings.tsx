import { SUBJECTS } from '@noodlenaut/domain';
import { Badge } from '../../src/drawings/badge.tsx';
import { Companion } from '../../src/drawings/companion.tsx';
import { Emblem } from '../../src/drawings/emblem.tsx';
import { Face } from '../../src/drawings/face.tsx';
import { Logo } from '../../src/drawings/logo.tsx';
import { Noodle } from '../../src/drawings/noodle.tsx';
import { NOODLE_MOODS } from '../../src/drawings/noodle-mood.ts';
import { NoodleStill } from '../../src/drawings/noodle-still.tsx';
import { Persona } from '../../src/drawings/persona.tsx';
import { PERSONA_POSES } from '../../src/drawings/persona-art.ts';
import { Scene } from '../../src/drawings/scene.tsx';
import { Icon } from '../../src/icons/icon.tsx';
import type { IconName } from '../../src/icons/icon.tsx';
import { ICON_SHAPES } from '../../src/icons/icon-shapes.tsx';

const isIcon = (name: string): name is IconName => name in ICON_SHAPES;
const LOGOS = ['brain', 'book-cap', 'lightbulb', 'puzzle', 'rocket', 'noodle', 'abstract-n'] as const;
const BADGES = ['first-steps', 'math-master', 'three-days', 'perfect-score', 'lift-off', 'world-walker'];

export default function Drawings() {
  return (
    <main className="wrap stack">
      <div className="row">
        {NOODLE_MOODS.map((mood) => (
          <Noodle key={mood} mood={mood} size={140} title={`Noodle, ${mood}`} />
        ))}
      </div>
      <div className="row">
        {NOODLE_MOODS.map((mood) => (
          <NoodleStill key={mood} mood={mood} size={140} />
        ))}
      </div>
      {PERSONA_POSES.map((pose) => (
        <div className="row" key={pose}>
          {SUBJECTS.map((subject) => (
            <Persona key={subject} subject={subject} pose={pose} size={130} still />
          ))}
        </div>
      ))}
      <div className="row">
        {SUBJECTS.map((subject) => (
          <Persona key={subject} subject={subject} size={100} />
        ))}
      </div>
      <div className="row">
        {SUBJECTS.map((subject) => (
          <Emblem key={subject} subject={subject} size={96} />
        ))}
      </div>
      <div className="row">
        {SUBJECTS.map((subject) => (
          <span key={subject} style={{ width: 96 }}>
            <Face subject={subject} size={96} />
          </span>
        ))}
      </div>
      <div className="row">
        {BADGES.map((badge) => (
          <Badge key={badge} badge={`badge-${badge}`} />
        ))}
        <Companion size={120} />
      </div>
      <div className="row">
        {(['hills', 'craters', 'stars'] as const).map((name) => (
          <div key={name} style={{ position: 'relative', isolation: 'isolate', width: 300, height: 120 }}>
            <Scene name={name} />
          </div>
        ))}
      </div>
      <div className="row">
        {LOGOS.map((logo) => (
          <Logo key={logo} logo={logo} on="light" size={64} />
        ))}
        {LOGOS.map((logo) => (
          <Logo key={logo} logo={logo} on="dark" size={32} />
        ))}
      </div>
      <div className="row">
        {Object.keys(ICON_SHAPES)
          .filter(isIcon)
          .map((name) => (
            <Icon key={name} name={name} size={32} />
          ))}
      </div>
    </main>
  );
}
