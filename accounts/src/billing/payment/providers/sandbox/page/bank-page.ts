import { OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { cleanDigits } from '@sahra/schemas/clean-digits';

import { textOf } from '../../../../../platform/text/text-of';
import { BANK_ACTS, type BankAct } from '../sandbox-bank';
import { BANK_WORDS } from './bank-words';
import { choiceField, textField } from './form-fields';
import { html, type Html } from './html';
import { pageDocument } from './page-document';
import { PAGE_WORDS } from './page-words';

export interface BankForm {
  email: string;
  /** Empty: the last payment that was paid. */
  payment: string;
  act: BankAct;
  /** Empty: all of it. */
  amount: string;
}

/** Reads the form of the page; an invalid choice becomes the first option. */
export const bankForm = (fields: Readonly<Record<string, unknown>>): BankForm => ({
  email: textOf(fields['email']).trim(),
  payment: textOf(fields['payment']).trim(),
  act: BANK_ACTS.find((act) => act === fields['act']) ?? 'refund',
  amount: cleanDigits(textOf(fields['amount'])),
});

export interface BankPageState {
  locale: Locale;
  form: BankForm;
  /** Hidden field with the CSRF token; undefined for the desk. */
  token: Html | undefined;
  /** Text of what is wrong, by the field. */
  errors: Partial<Record<'email' | 'payment' | 'amount', string>>;
  /** Whether the form was applied. */
  sent: boolean;
}

/** Renders the page on which a developer plays the card holder's bank, or the provider's dashboard. */
export const bankPage = ({ locale, form, token, errors, sent }: BankPageState): string => {
  const words = BANK_WORDS[locale];
  const failed = Object.keys(errors).length > 0;
  return pageDocument({
    locale,
    title: failed ? `${PAGE_WORDS[locale].error}: ${words.title}` : words.title,
    otherLanguage: `/pay/bank?lang=${OTHER_LOCALE[locale]}`,
    main: html`
      <h1>${words.title}</h1>
      <p>${words.text}</p>
      ${sent ? html`<p class="note done" role="status">${words.sent(words.acts[form.act])}</p>` : undefined}
      <form method="post" action="/pay/bank?lang=${locale}" novalidate>
        ${token}
        ${textField({
          ...{ name: 'email', type: 'email', label: words.email },
          ...{ value: form.email, error: errors.email },
        })}
        ${textField({
          ...{ name: 'payment', label: words.payment, hint: words.paymentHint },
          ...{ value: form.payment, error: errors.payment },
        })}
        ${choiceField({
          ...{ name: 'act', label: words.act, chosen: form.act },
          options: BANK_ACTS.map((act) => [act, words.acts[act]] as const),
        })}
        ${textField({
          ...{ name: 'amount', label: words.amount, hint: words.amountHint },
          ...{ value: form.amount, error: errors.amount },
        })}
        <button>${words.send}</button>
      </form>
    `,
  });
};
