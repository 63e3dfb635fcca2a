import type { Services } from '../identity/identity.module';
import type { DeskGuard } from '../platform/http/desk-guard';

/** What the routes of the admin side are made with. */
export interface AdminServices extends Services {
  desk: DeskGuard;
}
