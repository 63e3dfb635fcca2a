const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** Formats a time as HTML, in UTC. */
export const timeOf = (iso: string): string =>
  `<time datetime="${iso}">${FORMAT.format(new Date(iso))}</time>`;
