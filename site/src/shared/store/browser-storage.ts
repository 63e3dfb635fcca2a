import { openStorage } from '@sahra/schemas/open-storage';

/** What this browser keeps for all its tabs. */
export const deviceStorage = openStorage(() => window.localStorage);

/** What this tab keeps until it is closed, also over a reload and a visit elsewhere. */
export const tabStorage = openStorage(() => window.sessionStorage);
