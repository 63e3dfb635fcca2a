import type { Services } from '../identity/identity.module';
import type { DeskGuard } from '../platform/http/desk-guard';

/** Dependencies of the admin routes. */
export interface AdminServices extends Services {
  desk: DeskGuard;
}
