/** In the query of the address that a provider's sign-in comes back to: the session is there, and the page takes it up. */
export const RETURNED = 'returned';
