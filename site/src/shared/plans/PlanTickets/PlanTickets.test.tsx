import { screen, within } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { freeOffer, paidPlan } from '../../../../testing/plans';
import { landingPlans, paidPlans, recommendedPlan } from '../plan-tickets';
import { PlanTickets } from './PlanTickets';

const aed = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'AED' });
const FREE = freeOffer();
const MONTHLY = paidPlan('monthly');
const YEARLY = paidPlan('yearly', {
  period: 'YEAR',
  note: 'Note of yearly',
  price: aed(24900),
  monthlyPrice: aed(2075),
});

const ticket = (name: string) => {
  const item = screen.getByRole('heading', { name, level: 3 }).closest('li');
  if (!item) throw new Error(`${name} is on no ticket`);
  return within(item);
};
/** Returns the text of a part of the ticket, without bidi isolation characters. */
const lineOf = (item: ReturnType<typeof ticket>, part: RegExp): string | undefined =>
  item
    .getByText((_text, element) => element?.tagName === 'P' && part.test(element.textContent))
    .textContent.replace(/[\u2066\u2069]/g, '');

test('tickets follow the editors: their order, and what they chose for the landing page', () => {
  const plans = [YEARLY, FREE, { ...MONTHLY, onLanding: false }];
  expect(landingPlans(plans).map(({ code }) => code)).toEqual(['yearly', 'free']);
});

test.each([
  ['en', '249 AED a year', 'About 20.75\u00A0AED a month', '19 AED a month', '0 AED'],
  ['ar', '249 درهمًا في السنة', 'نحو 20.75\u00A0درهم في الشهر', '19 درهمًا في الشهر', '0 درهم'],
] as const)('prices in %s come from the plans', (locale, year, twelfth, month, nothing) => {
  renderInPage(<PlanTickets plans={[FREE, YEARLY, MONTHLY]} />, locale);
  expect(lineOf(ticket('Name of yearly'), /249/)).toBe(year);
  expect(lineOf(ticket('Name of yearly'), /20\.75/)).toBe(twelfth);
  expect(lineOf(ticket('Name of monthly'), /19/)).toBe(month);
  expect(lineOf(ticket('Name of free'), /^0/)).toBe(nothing);
});

test('a ticket says what editors wrote: note, points in order, tag; the recommended one is paper', () => {
  renderInPage(
    <PlanTickets
      plans={[{ ...YEARLY, points: ['No ads', 'Four devices'], tag: 'Save 30%', recommended: true }]}
    />,
  );
  const yearly = ticket('Name of yearly');
  expect(yearly.getByText('Note of yearly')).toBeVisible();
  expect(yearly.getByText('Save 30%')).toBeVisible();
  expect(yearly.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'No ads',
    'Four devices',
  ]);
  expect(screen.getByRole('heading', { level: 3 }).closest('[data-surface="paper"]')).not.toBeNull();
});

test('each ticket has the way on that its owner gives it', () => {
  renderInPage(
    <PlanTickets
      plans={[FREE, YEARLY]}
      action={({ code, period }) => period && <button>Take {code}</button>}
    />,
  );
  expect(ticket('Name of yearly').getByRole('button')).toHaveTextContent('Take yearly');
  expect(ticket('Name of free').queryByRole('button')).not.toBeInTheDocument();
});

test('what can be bought stands from the cheapest on, and what editors recommend is chosen before', () => {
  const plans = paidPlans([FREE, { ...YEARLY, recommended: true }, { ...MONTHLY, onLanding: false }]);
  expect(plans.map(({ code }) => code)).toEqual(['monthly', 'yearly']);
  expect(recommendedPlan(plans)?.code).toBe('yearly');
});
