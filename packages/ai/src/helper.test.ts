import { expect, test } from 'vitest';
import { installedHelper } from './index.ts';

test('no helper is installed, and none is pretended', () => {
  expect(installedHelper()).toBeNull();
});
