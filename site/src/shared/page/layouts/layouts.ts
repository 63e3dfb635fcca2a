import type { ComponentType } from 'react';

import { AuthLayout } from './AuthLayout/AuthLayout';
import { BareLayout } from './BareLayout/BareLayout';
import { DefaultLayout } from './DefaultLayout/DefaultLayout';
import { LandingLayout } from './LandingLayout/LandingLayout';
import type { LayoutProps } from './layout-props';
import { ScheduleLayout } from './ScheduleLayout/ScheduleLayout';
import { SettingsLayout } from './SettingsLayout/SettingsLayout';

const LAYOUTS: ReadonlyMap<string, ComponentType<LayoutProps>> = new Map(
  Object.entries<ComponentType<LayoutProps>>({
    landing: LandingLayout,
    auth: AuthLayout,
    default: DefaultLayout,
    settings: SettingsLayout,
    schedule: ScheduleLayout,
  }),
);

/** Returns the layout from the route table; a route without one gets the bare layout. */
export const layoutOf = (name: string | null): ComponentType<LayoutProps> =>
  LAYOUTS.get(name ?? '') ?? BareLayout;
