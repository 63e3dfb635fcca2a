import type { Decorator } from 'final-form';

import { settled } from '../categories';
import type { NewsletterValues } from './newsletter-values';

/** Keeps the categories of a form as they may stand together. */
export const keepAllAlone: Decorator<NewsletterValues> = (form) => {
  let before = form.getState().values.categories;
  return form.subscribe(
    ({ values }) => {
      const now = settled(before, values.categories);
      before = now;
      if (now !== values.categories) form.change('categories', now);
    },
    { values: true },
  );
};
