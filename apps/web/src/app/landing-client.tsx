import '@noodlenaut/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { LandingPage } from '../features/landing/landing-page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
hydrateRoot(root, <LandingPage />);
