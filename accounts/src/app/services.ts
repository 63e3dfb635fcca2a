import type { Authenticate } from '../session/authenticate';
import type { Bearers } from '../session/bearers';
import type { Dependencies } from './dependencies';

/** What routes are made with. */
export interface Services extends Dependencies {
  bearers: Bearers;
  authenticate: Authenticate;
}
