import '../src/styles/styles.css';
import '../src/styles/mantine.css';
import { createElement, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { LookProvider } from '../src/theme/look-provider.tsx';
import { PAGES } from './pages.ts';

const query = new URLSearchParams(location.search);
const dark = query.get('scheme') === 'dark';
document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
if (query.get('reader') === 'new') document.documentElement.dataset.reader = 'new';

const page = query.get('page') ?? 'index';
const load = PAGES[page];
const Page = load ? lazy(load) : null;

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <LookProvider defaultColorScheme={dark ? 'dark' : 'light'}>
      {Page ? (
        <Suspense fallback={null}>{createElement(Page)}</Suspense>
      ) : (
        <ul className="wrap stack">
          {Object.keys(PAGES).map((name) => (
            <li key={name}>
              <a className="link" href={`?page=${name}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </LookProvider>,
  );
