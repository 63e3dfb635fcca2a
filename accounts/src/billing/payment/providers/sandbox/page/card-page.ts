import { randomInt } from 'node:crypto';

import type { Locale } from '@sahra/schemas/constants';
import { formatMoney } from '@sahra/schemas/format-money';
import { messageOf } from '@sahra/schemas/messages';

import { CARD_ATTEMPTS_MAX } from '../decline-card';
import { newSandboxNumber, SANDBOX_CARDS } from '../sandbox-cards';
import type { SandboxPayment } from '../sandbox.tables';
import type { CardField, CardForm } from './check-card-form';
import { html } from './html';
import type { Html } from './html';
import type { PageAddress } from './page-address';
import { pageDocument } from './page-document';
import { PAGE_WORDS } from './page-words';

const TOKENS = 1_000_000;
const GROUP = /\d{4}(?=\d)/g;

/** Renders the test cards with their behaviour; each number links to the form filled in with that card. */
const cardsTable = (locale: Locale, { withCard }: PageAddress): Html => {
  const words = PAGE_WORDS[locale];
  const row = (number: string, token: string, behaviour: string): Html => html`
    <tr>
      <th scope="row">
        <a class="figures" dir="ltr" href="${withCard(number)}">${number.replace(GROUP, '$& ')}</a>
        <code dir="ltr" translate="no">${token}</code>
      </th>
      <td>${behaviour}</td>
    </tr>
  `;
  const rows = [
    ...SANDBOX_CARDS.map(({ number, behaviour }) =>
      row(number, `tok_${behaviour}`, words.behaviours[behaviour]),
    ),
    row(newSandboxNumber(), `tok_succeeds_${randomInt(TOKENS)}`, words.newCard),
  ];
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
  label: string;
  hint?: string;
  value?: string;
  /** Text of what is wrong with the field. */
  error: string | undefined;
  autofocus: boolean;
}

const COMPLETION: Record<CardField, string> = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' };

const below = ({ name, hint, error }: FieldState): Html | undefined => {
  if (error) return html`<p class="error" id="${name}-text" role="alert">${error}</p>`;
  return hint === undefined ? undefined : html`<p class="hint" id="${name}-text">${hint}</p>`;
};

/**
 * Renders a field with its label, and below it the hint or the error, never both. Digits run left to right
 * in both languages.
 */
const cardField = (state: FieldState): Html => {
  const { name, label, value = '', error, autofocus } = state;
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
      ${error ? html`aria-invalid="true"` : undefined}
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

/**
 * Returns what is wrong with each field. A declined card concerns its number; it is named until other fields are
 * wrong.
 */
const errorsOf = ({
  payment: { reason, tries },
  locale,
  failures,
}: CardPageState): Partial<Record<CardField, string>> => {
  const wrong = Object.entries(failures).map(([name, code]) => [name, messageOf(code, locale)] as const);
  if (wrong.length > 0 || !reason) return Object.fromEntries<string>(wrong);
  return {
    number: `${messageOf(reason, locale)} ${PAGE_WORDS[locale].triesLeft(CARD_ATTEMPTS_MAX - tries)}`,
  };
};

/** Renders the ticket: the amount, what it is for, and what follows. */
const ticket = ({ description, terms }: SandboxPayment, title: string, follows: string): Html => html`
  <section class="ticket">
    <div>
      <h1>${title}</h1>
      <p><bdi>${description}</bdi></p>
    </div>
    ${
      terms === null
        ? undefined
        : html`<div class="follows">
            <h2>${follows}</h2>
            <p class="terms"><bdi>${terms}</bdi></p>
          </div>`
    }
  </section>
`;

/** Renders the card form: what is paid, Apple Pay, the card, the cancel button and the test cards. */
export const cardPage = (state: CardPageState): string => {
  const { payment, locale, address, token, form } = state;
  const words = PAGE_WORDS[locale];
  const amount = formatMoney({ amount: payment.amount_minor, currency: payment.currency }, locale);
  const errors = errorsOf(state);
  const first = (['number', 'expiry', 'cvc'] as const).find((name) => errors[name]);
  const field = (name: CardField, texts: { label: string; hint?: string; value?: string }) =>
    cardField({ name, error: errors[name], autofocus: name === first, ...texts });
  const main = html`
    ${ticket(payment, words.pay(amount), words.follows)}
    <p class="note">${words.note}</p>
    <form method="post" action="${address.page}">
      ${token}
      <button class="apple" name="action" value="apple_pay">${words.applePay}</button>
    </form>
    <p class="or">${words.orByCard}</p>
    <form method="post" action="${address.page}" novalidate>
      ${token} ${field('number', { label: words.number, value: form.number })}
      <p class="brand" role="status"><bdi id="brand" dir="ltr"></bdi></p>
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
    title: `${first ? `${words.error}: ` : ''}${words.pay(amount)}`,
    otherLanguage: address.otherLanguage,
    main,
    withScript: true,
  });
};
