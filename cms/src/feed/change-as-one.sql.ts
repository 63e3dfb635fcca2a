/** First statement of a transaction with so many writes that feed readers should reload everything. */
export const BEGIN_AS_ONE = "SET LOCAL feed.as_one = 'on'";

/** Last statement of such a transaction: runs the deferred triggers now, then appends one change for all writes. */
export const END_AS_ONE = `
  SET CONSTRAINTS ALL IMMEDIATE;
  SET LOCAL feed.as_one = 'off';
  SELECT feed.append('catalogue', '*', NULL);`;
