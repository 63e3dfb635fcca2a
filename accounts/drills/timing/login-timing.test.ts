import { cheaperHash } from './cheaper-hash';
import { signInTimes } from './sign-in-times';
import { compareTimes } from './told-apart';

test('a service that answers known addresses sooner is found out', async () => {
  const { known, unknown } = await signInTimes(80, await cheaperHash({ memoryCost: 8, timeCost: 1 }));
  expect(compareTimes(known, unknown)).toMatchObject({ toldApart: true });
  expect(compareTimes(known, unknown).advantage).toBeLessThan(0.5);
});
