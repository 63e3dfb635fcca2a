import { cheaperHash } from './cheaper-hash';
import { measureSignInTimes } from './measure-sign-in-times';
import { mannWhitney } from './mann-whitney';

test('a service that answers known addresses sooner is found out', async () => {
  const { known, unknown } = await measureSignInTimes(80, await cheaperHash({ memoryCost: 8, timeCost: 1 }));
  expect(mannWhitney(known, unknown)).toMatchObject({ toldApart: true });
  expect(mannWhitney(known, unknown).advantage).toBeLessThan(0.5);
});
