export * from './subjects.ts';
export * from './personas.ts';
export * from './lessons.ts';
