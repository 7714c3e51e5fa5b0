import { testScreens } from '../src/screen-tests.ts';

testScreens('grown-up');
