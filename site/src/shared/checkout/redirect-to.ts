/** Navigates to an external URL with a new document: the provider's page is not part of this site. */
export const redirectTo = (address: string): void => window.location.assign(address);
