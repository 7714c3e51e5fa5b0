export * from './check-lessons.ts';
export * from './finding.ts';
export * from './spelling.ts';
export * from './survey.ts';
