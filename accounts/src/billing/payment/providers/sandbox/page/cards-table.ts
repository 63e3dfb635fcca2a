import type { Locale } from '@sahra/schemas/constants';

import { SANDBOX_CARDS } from '../sandbox-cards';
import { html, type Html } from './html';
import type { PageAddress } from './page-address';
import { PAGE_WORDS } from './page-words';

const GROUP = /\d{4}(?=\d)/g;

/** The test cards with what they do; a number leads to the form that has it filled in. */
export const cardsTable = (locale: Locale, { withCard }: PageAddress): Html => {
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
