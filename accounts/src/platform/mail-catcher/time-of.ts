const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats a time as HTML, in the machine's time zone. */
export const timeOf = (iso: string): string =>
  `<time datetime="${iso}">${FORMAT.format(new Date(iso))}</time>`;
