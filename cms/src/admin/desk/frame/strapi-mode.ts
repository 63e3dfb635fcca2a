const KEY = 'sahra-desk-strapi';

/** Whether the owner works in Strapi's own screens, records included, until they open the desk again. */
export const isInStrapi = (): boolean => sessionStorage.getItem(KEY) !== null;

export const enterStrapi = (): void => sessionStorage.setItem(KEY, 'on');

export const leaveStrapi = (): void => sessionStorage.removeItem(KEY);
