import { hashPassword, verifyPassword } from './passwords';

test('two Unicode forms of one password are the same, anything else is not', async () => {
  const stored = await hashPassword('soirée à Zoë');
  expect(await verifyPassword(stored, 'soire\u0301e a\u0300 Zoe\u0308')).toBe(true);
  expect(await verifyPassword(stored, 'soirée à Zoë ')).toBe(false);
});

test('a viewer without password takes as long as one with, and never matches', async () => {
  const stored = await hashPassword('a quiet evening');
  const timed = async (hash: string | null, password: string) => {
    const spans: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const start = performance.now();
      expect(await verifyPassword(hash, password)).toBe(false);
      spans.push(performance.now() - start);
    }
    return spans.sort((one, other) => one - other)[4] ?? 0;
  };
  await timed(null, '');
  const [known, unknown] = [await timed(stored, 'wrong'), await timed(null, '')];
  // Without the decoy hash the ratio is below 0.01; noise of a busy machine stays far from both bounds.
  expect(unknown / known).toBeGreaterThan(0.3);
  expect(unknown / known).toBeLessThan(3);
});
