import type { Locale } from '@sahra/schemas/constants';
import { formatMoney } from '@sahra/schemas/format-money';
import { messageOf } from '@sahra/schemas/messages';

import { CARD_ATTEMPTS_MAX } from '../decline-card';
import { SANDBOX_CARDS } from '../sandbox-cards';
import type { SandboxPayment } from '../sandbox.tables';
import type { CardField, CardForm } from './check-card-form';
import { html } from './html';
import type { Html } from './html';
import type { PageAddress } from './page-address';
import { pageDocument } from './page-document';
import { PAGE_WORDS } from './page-words';

const GROUP = /\d{4}(?=\d)/g;

/** Renders the test cards with their behaviour; each number links to the form filled in with that card. */
const cardsTable = (locale: Locale, { withCard }: PageAddress): Html => {
  const words = PAGE_WORDS[locale];
  const rows = SANDBOX_CARDS.map(
    ({ number, behaviour }) => html`
      <tr>
        <th scope="row">
          <a class="figures" dir="ltr" href="${withCard(number)}">${number.replace(GROUP, '$& ')}</a>
          <code dir="ltr" translate="no">tok_${behaviour}</code>
        </th>
        <td>${words.behaviours[behaviour]}</td>
      </tr>
    `,
  );
  return html`
    <h2>${words.cardsTitle}</h2>
    <p class="quiet">${words.cardsHint}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${words.cardColumn}</th>
          <th scope="col">${words.behaviourColumn}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  `;
};

interface FieldState {
  name: CardField;
  locale: Locale;
  label: string;
  hint?: string;
  value?: string;
  /** Error code of the field. */
  failure: string | undefined;
  autofocus: boolean;
}

const COMPLETION: Record<CardField, string> = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' };

const below = ({ name, locale, hint, failure }: FieldState): Html | undefined => {
  if (failure) return html`<p class="error" id="${name}-text" role="alert">${messageOf(failure, locale)}</p>`;
  return hint === undefined ? undefined : html`<p class="hint" id="${name}-text">${hint}</p>`;
};

/**
 * Renders a field with its label, and below it the hint or the error, never both. Digits run left to right
 * in both languages.
 */
const cardField = (state: FieldState): Html => {
  const { name, label, value = '', failure, autofocus } = state;
  const text = below(state);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      dir="ltr"
      inputmode="numeric"
      autocomplete="${COMPLETION[name]}"
      required
      ${text && html`aria-describedby="${name}-text"`}
      ${failure ? html`aria-invalid="true"` : undefined}
      ${autofocus ? html`autofocus` : undefined}
    />
    ${text}
  </div>`;
};

export interface CardPageState {
  payment: SandboxPayment;
  locale: Locale;
  address: PageAddress;
  /** Hidden field with the CSRF token, part of every form. */
  token: Html;
  form: CardForm;
  failures: Partial<Record<CardField, string>>;
}

const refusal = ({ payment: { reason, tries }, locale, failures }: CardPageState): Html | undefined =>
  reason && Object.keys(failures).length === 0
    ? html`<p class="note alert" role="alert">
        ${messageOf(reason, locale)} ${PAGE_WORDS[locale].triesLeft(CARD_ATTEMPTS_MAX - tries)}
      </p>`
    : undefined;

/** Renders the card form: what is paid, Apple Pay, the card, the cancel button and the test cards. */
export const cardPage = (state: CardPageState): string => {
  const { payment, locale, address, token, form, failures } = state;
  const words = PAGE_WORDS[locale];
  const amount = formatMoney({ amount: payment.amount_minor, currency: payment.currency }, locale);
  const failed = Object.keys(failures).length > 0 || payment.reason !== null;
  const first = (['number', 'expiry', 'cvc'] as const).find((name) => failures[name]);
  const field = (name: CardField, texts: { label: string; hint?: string; value?: string }) =>
    cardField({ name, locale, failure: failures[name], autofocus: name === first, ...texts });
  const main = html`
    <h1>${words.pay(amount)}</h1>
    <p><bdi>${payment.description}</bdi></p>
    ${payment.terms === null ? undefined : html`<p class="terms"><bdi>${payment.terms}</bdi></p>`}
    <p class="note">${words.note}</p>
    ${refusal(state)}
    <form method="post" action="${address.page}">
      ${token}
      <button class="apple" name="action" value="apple_pay">${words.applePay}</button>
    </form>
    <p class="or">${words.orByCard}</p>
    <form method="post" action="${address.page}" novalidate>
      ${token} ${field('number', { label: words.number, value: form.number })}
      <p class="brand" id="brand" role="status" dir="ltr"></p>
      <div class="pair">
        ${field('expiry', { label: words.expiry, hint: words.expiryHint, value: form.expiry })}
        ${field('cvc', { label: words.cvc, hint: words.cvcHint })}
      </div>
      <button name="action" value="card">${words.pay(amount)}</button>
    </form>
    <form class="way-out" method="post" action="${address.page}">
      ${token}
      <button name="action" value="leave">${words.leave}</button>
    </form>
    ${cardsTable(locale, address)}
  `;
  return pageDocument({
    locale,
    title: `${failed ? `${words.error}: ` : ''}${words.pay(amount)}`,
    otherLanguage: address.otherLanguage,
    main,
    withScript: true,
  });
};
