import { tabStorage } from '../../browser-storage';

const KEY = 'sahra-desk-strapi';

/** Whether the owner works in Strapi's own screens, records included, until they open the desk again. */
export const isInStrapi = (): boolean => tabStorage.get(KEY) !== null;

export const enterStrapi = (): void => tabStorage.set(KEY, 'on');

export const leaveStrapi = (): void => tabStorage.remove(KEY);
