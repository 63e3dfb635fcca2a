/** Key of the advisory lock of the change feed; any number that nothing else in this database locks on. */
export const FEED_LOCK = 7_243_001;
