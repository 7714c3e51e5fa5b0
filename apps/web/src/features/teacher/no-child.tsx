import type { Role } from '@noodlenaut/domain';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { LinkChild } from './link-child.tsx';
import looks from './no-child.module.css';

const TEXTS = {
  parent: {
    title: 'Link your child to see their progress',
    text: 'Ask for the family code on your child’s dashboard. It has 8 letters and numbers.',
  },
  other: {
    title: 'No pupil is in your classes yet',
    text: 'Pupils show here once they have joined a class of yours and you have said yes.',
  },
} as const;

/** A grown-up without a child: the invitation to link one (PRODUCT 1). */
export function NoChild({ role }: { role: Role }) {
  const { title, text } = role === 'parent' ? TEXTS.parent : TEXTS.other;
  return (
    <FlatPanel label={title}>
      <div className={looks.empty}>
        <NoodleStill mood="look-around" size={132} />
        <h2>{title}</h2>
        <p className="soft">{text}</p>
        {role === 'parent' && <LinkChild isMain />}
      </div>
    </FlatPanel>
  );
}
