import type { Role } from '@noodlenaut/domain';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import { LinkChild } from './link-child.tsx';
import styles from './no-child.module.css';

const TEXTS = {
  parent: {
    title: 'Link your child to see their progress',
    text: 'Make an account for your child, it takes a minute. If your child plays already, enter the family code.',
  },
  other: {
    title: 'No pupil is in your classes yet',
    text: 'Make a class and show its code. Pupils ask to come in, you say yes, and they show here.',
  },
} as const;

/** A grown-up without a child: the invitation to link one (P1.41). */
export function NoChild({ role }: { role: Role }) {
  const { title, text } = role === 'parent' ? TEXTS.parent : TEXTS.other;
  return (
    <FlatPanel label={title}>
      <div className={styles.empty}>
        <NoodleStill mood="look-around" size={132} />
        <h2>{title}</h2>
        <p className="soft">{text}</p>
        {role === 'parent' ? (
          <LinkChild isMain />
        ) : (
          <FlatButton tone="primary" renderRoot={(root) => <Link to="/classes" {...root} />}>
            Go to your classes
          </FlatButton>
        )}
      </div>
    </FlatPanel>
  );
}
