/** First statement of a transaction with so many writes that feed readers should reload everything. */
export const BEGIN_BULK_CHANGE = "SET LOCAL feed.as_one = 'on'";

/** Last statement of such a transaction: runs the deferred triggers now, then appends one change for all writes. */
export const END_BULK_CHANGE = `
  SET CONSTRAINTS ALL IMMEDIATE;
  SET LOCAL feed.as_one = 'off';
  SELECT feed.append('catalogue', '*', NULL);`;
