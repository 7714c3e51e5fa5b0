/** What bench/ may import of the api, which it makes by hand in its own process. */
export { answerLocally, answerQuestion, buildLexicon, judge, loadCards, loadGlossary } from '@noodlenaut/ai';
export { ENDLESS } from '@noodlenaut/ai/testing/endless';
export { loadLessons } from '@noodlenaut/content';
export { createServices } from '../create-services.ts';
export { importContent } from '../content/import-content.ts';
export { readEnv } from '../env.ts';
export { buildApp } from '../http/build-app.ts';
export { issueSession } from '../sessions/issue-session.ts';
