import type { NumberFinding } from '../../checks/number-report';

const listed = (numbers: readonly string[]): string => (numbers.length > 0 ? numbers.join(', ') : '–');

/** One finding in a line: which field, and the numbers that only one language has. */
export const findingText = ({ field, en, ar }: NumberFinding): string =>
  `${field}: English ${listed(en)}, Arabic ${listed(ar)}`;
