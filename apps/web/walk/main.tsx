import '@noodlenaut/ui/styles.css';
import { lessonFile } from '@noodlenaut/contract';
import { createRoot } from 'react-dom/client';
import { walkQuestions } from './walk-questions.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');

/** Laid beside the page by who walks: the lessons as their files hold them. */
const lessons = lessonFile.array().parse(await (await fetch('lessons.json')).json());
const query = new URLSearchParams(location.search);
if (query.get('scheme') === 'dark') document.documentElement.dataset['mantineColorScheme'] = 'dark';

/** `only=math-1st-01-two-triangles 2` stops at one question, for a photograph. */
const only = query.get('only');
const findings = await walkQuestions(createRoot(root), {
  lessons,
  isWanted: (id) => only === null || id === only,
  everyNth: Number(query.get('every') ?? 1),
  inEveryState: query.get('states') === 'every',
});
const told = document.createElement('script');
told.type = 'application/json';
told.id = 'findings';
told.textContent = JSON.stringify(findings);
document.body.append(told);
