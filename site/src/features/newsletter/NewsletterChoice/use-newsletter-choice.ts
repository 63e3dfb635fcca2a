import { useRef, useState } from 'react';

import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import type { NewsletterCategory } from '../../../shared/newsletter/NewsletterForm/subscribe-newsletter.mutation.generated';
import { useUpdateNewsletterMutation } from './update-newsletter.mutation.generated';

type Categories = readonly NewsletterCategory[];

/**
 * Updates the newsletter subjects optimistically. Requests run one at a time and only the latest pending choice
 * is sent; a failed choice is reported and reverted.
 */
export const useNewsletterChoice = (kept: Categories) => {
  const message = useMessage();
  const [update] = useUpdateNewsletterMutation();
  const [chosen, setChosen] = useState(kept);
  const known = useRef(kept);
  const wanted = useRef<Categories | null>(null);
  const underWay = useRef(false);

  const send = async (categories: Categories): Promise<string | null> => {
    try {
      const { data } = await update({ variables: { input: { categories: [...categories] } } });
      const answer = data?.updateNewsletter;
      if (!answer?.newsletter) return answer?.errors[0]?.code ?? 'SOMETHING_WENT_WRONG';
      known.current = answer.newsletter.categories;
      return null;
    } catch {
      return 'SOMETHING_WENT_WRONG';
    }
  };

  const work = async (): Promise<void> => {
    underWay.current = true;
    while (wanted.current) {
      const next = wanted.current;
      wanted.current = null;
      const failure = await send(next);
      if (failure === null) continue;
      wanted.current = null;
      setChosen(known.current);
      showToast('failed', message(failure));
    }
    underWay.current = false;
  };

  const choose = (categories: Categories): void => {
    setChosen(categories);
    wanted.current = categories;
    if (!underWay.current) void work();
  };
  return { chosen, choose };
};
