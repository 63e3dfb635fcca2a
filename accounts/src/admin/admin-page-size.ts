/** Rows of one page of every list that the desk reads. */
export const ADMIN_PAGE_SIZE = 50;
