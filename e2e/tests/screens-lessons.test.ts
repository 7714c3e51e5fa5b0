import { testScreens } from '../src/screen-tests.ts';

testScreens('lessons');
