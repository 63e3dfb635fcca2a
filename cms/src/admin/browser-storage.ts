import { openStorage } from '@sahra/schemas/open-storage';

/** What this browser keeps for all its tabs. Strapi reads its own language and token there by itself. */
export const deviceStorage = openStorage(() => window.localStorage);

/** What this tab keeps until it is closed, also over a reload. */
export const tabStorage = openStorage(() => window.sessionStorage);
