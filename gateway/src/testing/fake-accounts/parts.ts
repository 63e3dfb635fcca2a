import type { FakeRoutes } from '../fake-upstream';
import { codesFake } from './codes.fake';
import { deletionFake } from './deletion.fake';
import { devicesFake } from './devices.fake';
import { identityFake } from './identity.fake';

/** Routes of one subject of accounts, with a state of their own for each start. */
export type FakeAccountsPart = () => FakeRoutes;

/** The subjects besides sign-in, plans and the viewer. */
export const FAKE_ACCOUNTS_PARTS: readonly FakeAccountsPart[] = [
  codesFake,
  deletionFake,
  devicesFake,
  identityFake,
];
