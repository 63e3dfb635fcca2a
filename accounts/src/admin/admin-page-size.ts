/** Rows per page of every admin list. */
export const ADMIN_PAGE_SIZE = 50;
