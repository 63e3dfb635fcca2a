import type { Dependencies } from '../../platform/dependencies';
import { createAppleSandbox } from './sandbox/apple-sandbox';
import { createGoogleSandbox } from './sandbox/google-sandbox';
import type { StoreNotifications } from './store-notification';

/** The stores whose notifications are taken: those of the sandbox, and none where money is real, until an app is sold there. */
export const storeNotifications = (
  dependencies: Pick<Dependencies, 'config' | 'database' | 'clock'>,
): readonly StoreNotifications[] =>
  dependencies.config.payments.provider === 'sandbox'
    ? [createAppleSandbox(dependencies), createGoogleSandbox(dependencies)]
    : [];
