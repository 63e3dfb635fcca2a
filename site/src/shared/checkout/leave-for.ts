/** Leaves for an address by a new document: the provider's page is none of this site. */
export const leaveFor = (address: string): void => window.location.assign(address);
