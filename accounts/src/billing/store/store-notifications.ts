import type { Dependencies } from '../../platform/dependencies';
import { createAppleSandbox } from './sandbox/apple-sandbox';
import { createGoogleSandbox } from './sandbox/google-sandbox';
import type { StoreNotifications } from './store-notification';

/**
 * Returns the stores whose notifications are accepted: those of the sandbox. With real payments there is
 * none until an app is sold there.
 */
export const storeNotifications = (
  dependencies: Pick<Dependencies, 'config' | 'database' | 'clock'>,
): readonly StoreNotifications[] =>
  dependencies.config.payments.provider === 'sandbox'
    ? [createAppleSandbox(dependencies), createGoogleSandbox(dependencies)]
    : [];
