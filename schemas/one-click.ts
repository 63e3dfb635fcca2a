/** What a mailbox posts to the address of `List-Unsubscribe`, and the value of `List-Unsubscribe-Post` (RFC 8058). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** Matches it in both forms that RFC 8058 allows: `application/x-www-form-urlencoded` and `multipart/form-data`. */
const POSTED = /(?:^|&|\bname="?)List-Unsubscribe(?:=|"?(?:\r?\n[\w-]+:[^\r\n]*)*\s+)One-Click(?=&|\s|$)/;

/** Returns whether the body of a form asks to unsubscribe with one click. */
export const isOneClick = (body: string): boolean => POSTED.test(body);
