const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** An instant as HTML, in the time of the machine. */
export const timeOf = (iso: string): string =>
  `<time datetime="${iso}">${FORMAT.format(new Date(iso))}</time>`;
