/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { isMessageCode } from '@sahra/schemas/messages';
import { SCOPES } from '@sahra/schemas/scopes';

const README = readFileSync(resolve(__dirname, '../README.md'), 'utf8');

describe('what the README says of keys', () => {
  it('names every scope there is, and no other', () => {
    const named = [...README.matchAll(/^\| `(\w+:\w+)`/gm)].map(([, scope]) => scope);
    expect(named).toEqual(Object.keys(SCOPES));
  });

  it('names reasons that the graph gives', () => {
    const reasons = [...README.matchAll(/reason `(\w+)`/g)].map(([, reason]) => reason ?? '');
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((reason) => !isMessageCode(reason))).toEqual([]);
  });
});
