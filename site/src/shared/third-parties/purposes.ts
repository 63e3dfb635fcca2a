/** What a viewer agrees to, one choice for each. Apart from the services, because every page reads the choice. */
export const PURPOSES = ['analytics', 'marketing', 'support'] as const;
export type Purpose = (typeof PURPOSES)[number];
