/** The door for bench/: the real api, made by hand in the bench's own process. */
export { createServices } from '../create-services.ts';
export { importContent } from '../content/import-content.ts';
export { readEnv } from '../env.ts';
export { buildApp } from '../http/build-app.ts';
export { issueSession } from '../sessions/issue-session.ts';
