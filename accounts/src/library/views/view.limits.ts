/**
 * Views of one video that one network address may add in a day. A mobile network shares an address among thousands, so a
 * popular video may be counted short there; a script that invents visitors gets no further than this.
 */
export const VIEWS_OF_ADDRESS_MAX = 200;
/** Letters of the id that a client makes for itself, e.g. a UUID. */
export const VISITOR_ID_LENGTH = { min: 16, max: 64 } as const;
