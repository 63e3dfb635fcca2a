import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import { TRIES_MAX } from '../refuse-try';
import type { SandboxPayment } from '../sandbox.tables';
import { amountText } from './amount-text';
import { cardField } from './card-field';
import { cardsTable } from './cards-table';
import type { CardField, CardForm } from './check-card-form';
import { html, type Html } from './html';
import type { PageAddress } from './page-address';
import { pageDocument } from './page-document';
import { PAGE_WORDS } from './page-words';

export interface CardPageState {
  payment: SandboxPayment;
  locale: Locale;
  address: PageAddress;
  /** Hidden field of every form. */
  token: Html;
  form: CardForm;
  failures: Partial<Record<CardField, string>>;
}

const refusal = ({ payment: { reason, tries }, locale, failures }: CardPageState): Html | undefined =>
  reason && Object.keys(failures).length === 0
    ? html`<p class="note alert" role="alert">
        ${messageOf(reason, locale)} ${PAGE_WORDS[locale].triesLeft(TRIES_MAX - tries)}
      </p>`
    : undefined;

/** The page where a card is typed: what is paid, Apple Pay, the card, the way out, and the test cards. */
export const cardPage = (state: CardPageState): string => {
  const { payment, locale, address, token, form, failures } = state;
  const words = PAGE_WORDS[locale];
  const amount = amountText(payment, locale);
  const failed = Object.keys(failures).length > 0 || payment.reason !== null;
  const first = (['number', 'expiry', 'cvc'] as const).find((name) => failures[name]);
  const field = (name: CardField, texts: { label: string; hint?: string; value?: string }) =>
    cardField({ name, locale, failure: failures[name], autofocus: name === first, ...texts });
  const main = html`
    <h1>${words.pay(amount)}</h1>
    <p><bdi>${payment.description}</bdi></p>
    <p class="note">${words.note}</p>
    ${refusal(state)}
    <form method="post" action="${address.page}">
      ${token}
      <button class="apple" name="action" value="apple_pay">${words.applePay}</button>
    </form>
    <p class="or">${words.orByCard}</p>
    <form method="post" action="${address.page}" novalidate>
      ${token} ${field('number', { label: words.number, value: form.number })}
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
  });
};
