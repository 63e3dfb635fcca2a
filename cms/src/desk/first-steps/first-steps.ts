/** What an owner does before the site has something to show, in this order. */
export const FIRST_STEPS = ['brand', 'contacts', 'channel', 'film', 'editor'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Whether each step is done. */
export type FirstSteps = Readonly<Record<FirstStep, boolean>>;
