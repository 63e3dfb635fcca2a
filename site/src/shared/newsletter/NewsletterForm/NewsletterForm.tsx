import { cleanEmail } from '@sahra/schemas/clean-email';
import type { Decorator } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { ChipGroup } from '../../form/ChipGroup/ChipGroup';
import { ScriptsNote } from '../../form/ScriptsNote/ScriptsNote';
import { TextField } from '../../form/TextField/TextField';
import { focusFirstError } from '../../form/focus-first-error';
import { useEffectsAtOnce } from '../../form/use-effects-at-once';
import { submitErrors } from '../../form/submit-errors';
import { postOperation } from '../../graph/post-operation';
import { usePageLocale } from '../../i18n/locale-context';
import { showToast } from '../../messages/toasts';
import { useMessage } from '../../messages/use-message';
import { Button } from '../../ui/Button/Button';
import { NewsletterDone } from '../NewsletterDone/NewsletterDone';
import { CATEGORIES, normalizeCategories } from '../categories';
import * as styles from './NewsletterForm.module.css';
import { validateNewsletter } from './newsletter-values';
import type { NewsletterValues } from './newsletter-values';
import { SubscribeNewsletterOperation } from './subscribe-newsletter.mutation.generated';

/** Form decorator that keeps "All" and single categories mutually exclusive. */
const keepAllAlone: Decorator<NewsletterValues> = (form) => {
  let before = form.getState().values.categories;
  return form.subscribe(
    ({ values }) => {
      const now = normalizeCategories(before, values.categories);
      before = now;
      if (now !== values.categories) form.change('categories', now);
    },
    { values: true },
  );
};

const FIELDS = ['email', 'categories'];
const EVERYTHING: NewsletterValues = { categories: ['ALL'] };
const DECORATORS = [keepAllAlone];

/**
 * Newsletter form with e-mail and categories. After an error the values are kept; after success a confirmation
 * replaces the form.
 */
export const NewsletterForm = () => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const message = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const [subscribed, setSubscribed] = useState<string | null>(null);
  useEffectsAtOnce();
  // Moves the focus to the confirmation, because the focused button was removed.
  useEffect(() => done.current?.focus(), [subscribed]);

  const submit = async ({ email = '', categories }: NewsletterValues) => {
    try {
      const input = { email: cleanEmail(email), categories: [...categories] };
      const { subscribeNewsletter: answer } = await postOperation(
        SubscribeNewsletterOperation,
        { input },
        locale,
        null,
      );
      if (answer?.subscribed) {
        setSubscribed(input.email);
        return undefined;
      }
      const errors = submitErrors(answer?.errors ?? [], FIELDS);
      if (FIELDS.some((field) => Object.hasOwn(errors, field))) return errors;
      showToast('failed', message(answer?.errors[0]?.code ?? 'SOMETHING_WENT_WRONG'));
    } catch {
      showToast('failed', message('SOMETHING_WENT_WRONG'));
    }
    return undefined;
  };

  if (subscribed !== null)
    return <NewsletterDone ref={done} email={subscribed} onAgain={() => setSubscribed(null)} />;
  return (
    <Form<NewsletterValues>
      onSubmit={submit}
      validate={validateNewsletter}
      initialValues={EVERYTHING}
      decorators={DECORATORS}
    >
      {({ handleSubmit, submitting }) => (
        <form
          ref={form}
          className={styles.form}
          noValidate
          method="post"
          onSubmit={(event) => {
            void Promise.resolve(handleSubmit(event)).then(
              () => form.current && focusFirstError(form.current),
            );
          }}
        >
          <ScriptsNote />
          <ChipGroup
            name="categories"
            legend={t('newsletter.categories')}
            options={CATEGORIES.map((value) => ({ value, label: t(`newsletter.${value}`) }))}
            multiple
          />
          <TextField
            name="email"
            type="email"
            label={t('field.email')}
            placeholder="name@example.com"
            autoComplete="email"
            inputMode="email"
          />
          <Button type="submit" look="paper" wide busy={submitting}>
            {t('newsletter.subscribe')}
          </Button>
        </form>
      )}
    </Form>
  );
};
