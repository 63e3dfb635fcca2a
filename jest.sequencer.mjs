import Sequencer from '@jest/test-sequencer';

import { SLOW } from './jest.base.mjs';

/**
 * What takes longest on a machine that has not run the tests yet: tests that start services or processes, and most of
 * those of the cms, which start Strapi. Jest knows the size of a file only, and a long test that begins last keeps one
 * worker busy while the others wait.
 */
const LONG = [...SLOW.map((pattern) => new RegExp(pattern)), /\/cms\/src\//];

const isLong = ({ path }) => LONG.some((pattern) => pattern.test(path));

export default class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
