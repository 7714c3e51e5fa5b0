import type { SubjectId } from '@noodlenaut/domain';

const FILES = import.meta.glob<string>(
  './art/personas/*-{watching,watching-blink,pupils,cheering,encouraging,pondering,waving}.svg',
  { query: '?no-inline', import: 'default', eager: true },
);

/** What a teacher does at a question. */
export const TEACHER_ACTS = ['watching', 'pondering', 'cheering', 'encouraging'] as const;
export type TeacherAct = (typeof TEACHER_ACTS)[number];
/** A drawing, or a layer of one: `watching` has no pupils, so that they can move over it. */
export type ActingLayer = TeacherAct | 'watching-blink' | 'pupils' | 'waving';

/** The address of a layer's file. */
export const actingArt = (subject: SubjectId, layer: ActingLayer): string =>
  FILES[`./art/personas/${subject}-${layer}.svg`] ?? '';
