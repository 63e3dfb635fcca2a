import { codeKeyOf } from '@sahra/schemas/code-key-of';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { FormFrame } from '../../form/FormFrame/FormFrame';
import { submitErrors } from '../../form/submit-errors';
import { TextField } from '../../form/TextField/TextField';
import { Button } from '../../ui/Button/Button';
import { Star } from '../../ui/Star/Star';
import { useCheckPromoCodeMutation } from './check-promo-code.mutation.generated';
import * as styles from './Promo.module.css';
import type { PromoQuoteFragment } from './promo-quote.fragment.generated';
import { SubmitAtOnce } from './SubmitAtOnce';

interface Values {
  code?: string;
}

interface Props {
  planId: string;
  /** Promo code that is applied automatically: from the URL, or entered for the plan chosen before. */
  code: string | null;
  /** Price with the promo code; null until it is known. */
  quote: PromoQuoteFragment | null;
  onQuote: (quote: PromoQuoteFragment) => void;
  onRefused: () => void;
  onRemove: () => void;
}

/**
 * Promo code field of an order. The code is checked for the chosen plan, and the changed price is shown before any
 * payment.
 */
export const Promo = ({ planId, code, quote, onQuote, onRefused, onRemove }: Props) => {
  const { t } = useTranslation();
  const [check] = useCheckPromoCodeMutation();

  const submit = async ({ code: typed = '' }: Values): Promise<Record<string, string> | undefined> => {
    if (codeKeyOf(typed) === '') return { code: 'CODE_REQUIRED' };
    try {
      const { data } = await check({ variables: { input: { planId, code: typed.trim() } } });
      const answer = data?.checkPromoCode;
      if (answer?.quote) {
        onQuote(answer.quote);
        return undefined;
      }
      onRefused();
      return submitErrors(answer?.errors ?? [{ code: 'SOMETHING_WENT_WRONG', field: null }], ['code']);
    } catch {
      return submitErrors([{ code: 'UPSTREAM_UNAVAILABLE', field: null }], []);
    }
  };

  return (
    <div role="status">
      {quote ? (
        <div className={styles.applied}>
          <Star className={styles.star} />
          <p className={styles.text}>
            <bdi dir="ltr" className={styles.code}>
              {quote.code}
            </bdi>{' '}
            {quote.text}
          </p>
          <Button look="text" size="small" onClick={onRemove}>
            {t('subscribe.removeCode')}
          </Button>
        </div>
      ) : (
        <Form<Values> key={planId} onSubmit={submit} initialValues={{ code: code ?? '' }}>
          {({ handleSubmit }) => (
            <FormFrame handleSubmit={handleSubmit} submitLabel={t('subscribe.applyCode')} look="ghost" inline>
              <TextField name="code" label={t('subscribe.promoCode')} latin optional autoComplete="off" />
              {code && <SubmitAtOnce />}
            </FormFrame>
          )}
        </Form>
      )}
    </div>
  );
};
