/** Loads a page of the site as a new document. */
export const openDocument = (address: string): void => window.location.assign(address);
