import type { Locale } from '@sahra/schemas/constants';
import { formatMoney } from '@sahra/schemas/format-money';

import type { SandboxPayment } from '../sandbox.tables';
import { html, type Html } from './html';
import type { PageAddress } from './page-address';
import { pageDocument } from './page-document';
import { PAGE_WORDS } from './page-words';

interface ChallengePageState {
  payment: SandboxPayment;
  locale: Locale;
  address: PageAddress;
  /** Hidden field with the CSRF token, part of every form. */
  token: Html;
}

/** Renders the 3-D Secure page, on which the bank asks the card holder to confirm. */
export const challengePage = ({ payment, locale, address, token }: ChallengePageState): string => {
  const words = PAGE_WORDS[locale];
  return pageDocument({
    locale,
    title: words.challengeTitle,
    otherLanguage: address.otherLanguage,
    main: html`
      <h1>${words.challengeTitle}</h1>
      <p>${words.challengeText(payment.last4 ?? '')}</p>
      <p class="note">
        <bdi>${payment.description}</bdi><br /><bdi
          >${formatMoney({ amount: payment.amount_minor, currency: payment.currency }, locale)}</bdi
        >
      </p>
      <form method="post" action="${address.challenge}">
        ${token}
        <button name="answer" value="confirm">${words.confirm}</button>
      </form>
      <form class="way-out" method="post" action="${address.challenge}">
        ${token}
        <button name="answer" value="refuse">${words.refuse}</button>
      </form>
    `,
  });
};
