import type { Services } from '../app/services';
import type { DeskGuard } from './desk-guard';

/** What the routes of the admin side are made with. */
export interface AdminServices extends Services {
  desk: DeskGuard;
}
