/**
 * Maximum views of one video that count per network address and day. A mobile network shares one address among
 * thousands, so a popular video may be undercounted there. A script that invents visitors cannot exceed the limit.
 */
export const VIEWS_OF_ADDRESS_MAX = 200;
/** Length of the id that a client creates for itself, e.g. a UUID; in characters. */
export const VISITOR_ID_LENGTH = { min: 16, max: 64 } as const;
