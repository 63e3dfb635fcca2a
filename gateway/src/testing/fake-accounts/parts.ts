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

/** Creates the routes of one subject of accounts; each start has a state of its own. */
export type FakeAccountsPart = () => FakeRoutes;

/** Fakes of all subjects except sign-in, plans and viewer. */
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
