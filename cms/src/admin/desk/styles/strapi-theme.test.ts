/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { lightTheme } from '@strapi/design-system';

import { STRAPI_THEME } from './strapi-theme';

test('every colour of Strapi’s screens is one of the desk’s', () => {
  const tokens = readFileSync(path.join(__dirname, 'desk-tokens.css'), 'utf8');
  const { colors } = STRAPI_THEME.light;
  expect(Object.keys(colors).sort()).toEqual(Object.keys(lightTheme.colors).sort());
  const unknown = Object.values(colors).filter((value) => !tokens.includes(`  ${value.slice(4, -1)}:`));
  expect(unknown).toEqual([]);
});
