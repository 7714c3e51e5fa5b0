import type { ReactNode } from 'react';
import { IconButton } from '../src/pieces/base/icon-button.tsx';
import { LessonLayout } from '../src/pieces/lesson/lesson-layout.tsx';
import { link } from './link.tsx';

export function LessonFrame({
  step,
  bar,
  fit,
  children,
}: {
  step: number;
  bar: ReactNode;
  fit?: boolean;
  children: ReactNode;
}) {
  return (
    <LessonLayout
      subject="math"
      leave={<IconButton icon="close" label="Leave the lesson. Your place is saved" renderRoot={link()} />}
      comfort={<IconButton icon="sliders" label="Comfort" />}
      step={step}
      of={7}
      bar={bar}
      fit={fit === true}
    >
      {children}
    </LessonLayout>
  );
}
