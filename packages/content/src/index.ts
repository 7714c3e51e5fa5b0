export * from './subjects.ts';
export * from './personas.ts';
export * from './lessons.ts';
export * from './check/finding.ts';
export * from './check/check-lessons.ts';
