/** Id of the list of ways: the hero leads to it. */
export const WAYS_ID = 'ways';
