/** What a transaction says first that writes so much that its readers read everything anew. */
export const BEGIN_AS_ONE = "SET LOCAL feed.as_one = 'on'";

/** What it says last: all that it wrote is one change. The triggers wait for the commit, so they are run before. */
export const END_AS_ONE = `
  SET CONSTRAINTS ALL IMMEDIATE;
  SET LOCAL feed.as_one = 'off';
  SELECT feed.append('catalogue', '*', NULL);`;
