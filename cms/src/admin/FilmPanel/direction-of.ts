import { DIRECTION } from '@sahra/schemas/constants';

import { adminLocale } from '../admin-locale';

/** Returns the direction of a language of the admin. */
export const directionOf = (locale: string): 'rtl' | 'ltr' => DIRECTION[adminLocale(locale)];
