import { checkLessons, misspelt, surveyLessons } from '@noodlenaut/content/check';
import { loadLessons, readLessonSources } from '@noodlenaut/content';

/** `npm run content:check`: everything that is wrong with the lessons, a line each; `-- --survey` adds the tables of docs/content.md. */
const sources = readLessonSources();
const findings = checkLessons(sources);
if (findings.length === 0) findings.push(...(await misspelt(loadLessons())));
for (const { key, where, message } of findings) console.error(`${key} | ${where} | ${message}`);
console.log(`${sources.length} lessons, ${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
if (process.argv.includes('--survey')) console.log(`\n${surveyLessons(loadLessons())}`);
