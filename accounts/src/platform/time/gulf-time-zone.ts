/** Time zone of dates in what is sent away: mails, the provider's page. The reader's own is unknown there. */
export const GULF_TIME_ZONE = 'Asia/Dubai';
