import type { FakeRoutes } from '../fake-upstream';
import { codesFake } from './codes.fake';
import { commentsFake } from './comments.fake';
import { deletionFake } from './deletion.fake';
import { exportFake } from './export.fake';
import { devicesFake } from './devices.fake';
import { identityFake } from './identity.fake';
import { messagesFake } from './messages.fake';
import { newsletterFake } from './newsletter.fake';
import { subscriptionFake } from './subscription.fake';
import { watchingFake } from './watching.fake';

/** Routes of one subject of accounts, with a state of their own for each start. */
export type FakeAccountsPart = () => FakeRoutes;

/** The subjects besides sign-in, plans and the viewer. */
export const FAKE_ACCOUNTS_PARTS: readonly FakeAccountsPart[] = [
  watchingFake,
  codesFake,
  deletionFake,
  exportFake,
  devicesFake,
  identityFake,
  commentsFake,
  messagesFake,
  newsletterFake,
  subscriptionFake,
];
