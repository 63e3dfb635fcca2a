import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInPage } from '../../../testing/page';
import { authState, storeAuth } from '../auth/auth-state';
import { clearSession } from '../auth/clear-session';
import { AdSlot } from './AdSlot/AdSlot';
import { adClient } from './ad-client';
import { consent, parseConsent, saveConsent } from './consent';
import { ConsentArea } from './ConsentArea';
import { ConsentLink } from './ConsentLink';
import { choicesOpen, offeredParties } from './offered-parties';
import { VENDORS } from './vendors';
import type { ThirdParty, VendorName } from './vendors';

const party = (name: VendorName, id = 'id'): ThirdParty => ({ name, id, script: VENDORS[name].script(id) });
const loadedScripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-third-party]')].map(
    ({ dataset }) => dataset['thirdParty'],
  );
/** Each test has services of its own, because what is loaded stays loaded. */
const run = async (parties: readonly ThirdParty[]) => {
  const reload = jest.fn();
  const { runThirdParties } = await import('./run-third-parties');
  runThirdParties(parties, reload);
  return reload;
};
const auth = (withAds: boolean) => ({
  token: 't',
  id: 'v',
  has_subscription: true,
  subscription_type: null,
  with_ads: withAds,
  subscription_payment_method: null,
});

beforeEach(() => {
  document.head.innerHTML = '';
  document.cookie = 'consent=; max-age=0; path=/';
  act(() => {
    consent.set(null);
    offeredParties.set([]);
    choicesOpen.set(false);
    adClient.set(null);
    clearSession();
  });
});

test('nothing is asked for and nothing is shown while nothing is configured', () => {
  renderInPage(
    <>
      <ConsentArea />
      <ConsentLink />
    </>,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('only what was agreed to is loaded, once', async () => {
  await run([party('tagManager'), party('pixel'), party('chatBot')]);
  expect(loadedScripts()).toEqual([]);
  saveConsent(['analytics']);
  expect(loadedScripts()).toEqual(['tagManager']);
  saveConsent(['analytics', 'support']);
  expect(loadedScripts()).toEqual(['tagManager', 'chatBot']);
});

test('a choice that takes a loaded script back loads the page again', async () => {
  const reload = await run([party('heatmap', '7')]);
  saveConsent(['analytics']);
  expect(loadedScripts()).toEqual(['heatmap']);
  expect(reload).not.toHaveBeenCalled();
  saveConsent([]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('acceptance 124: viewers who pay for no ads get none; for others a place below the window opens', async () => {
  const places = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, window.innerHeight + 1, 320, 0));
  renderInPage(<AdSlot />, 'ar');
  storeAuth(auth(false));
  await run([party('ads', 'ca-pub-5')]);
  act(() => saveConsent(['marketing']));
  expect(loadedScripts()).toEqual([]);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  act(() => authState.set(auth(true)));
  expect(loadedScripts()).toEqual(['ads']);
  const ad = await screen.findByRole('complementary', { name: 'إعلان' });
  expect(ad.querySelector('ins')).toHaveAttribute('data-ad-client', 'ca-pub-5');
  expect(window.adsbygoogle).toHaveLength(1);
  places.mockRestore();
});

test('a visitor, who pays for nothing, sees ads', async () => {
  // What another test has loaded stays loaded, so this one has modules of its own.
  await jest.isolateModulesAsync(async () => {
    const { runThirdParties } = await import('./run-third-parties');
    const own = await import('./consent');
    runThirdParties([party('ads', 'ca-pub-5')], () => undefined);
    expect(loadedScripts()).toEqual([]);
    own.saveConsent(['marketing']);
    expect(loadedScripts()).toEqual(['ads']);
  });
});

test('attribution starts with its token and environment', async () => {
  const { loadThirdParty } = await import('./load-third-party');
  loadThirdParty({ ...party('attribution', 'app-token'), environment: 'sandbox' });
  const initSdk = jest.fn();
  window.Adjust = { initSdk };
  document.querySelector('script[data-third-party]')?.dispatchEvent(new Event('load'));
  expect(initSdk).toHaveBeenCalledWith({ appToken: 'app-token', environment: 'sandbox' });
});

test.each(['error', 'load'])('a script that ends in %s is only logged', async (ending) => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { loadThirdParty } = await import('./load-third-party');
  loadThirdParty(party('attribution'));
  window.Adjust = {
    initSdk: () => {
      throw new Error('no such app');
    },
  };
  document.querySelector('script[data-third-party]')?.dispatchEvent(new Event(ending));
  expect(info).toHaveBeenCalledWith('attribution did not start.', expect.anything());
  info.mockRestore();
});

test('refusing is one press, is kept, and can be changed at the foot of the page', async () => {
  offeredParties.set([party('tagManager'), party('pixel')]);
  renderInPage(
    <>
      <ConsentArea />
      <ConsentLink />
    </>,
    'ar',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'رفض الكل' }));
  expect(document.cookie).toContain('consent=none');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'خيارات ملفات الارتباط' }));
  const bar = await screen.findByRole('region', { name: 'ملفات الارتباط وخدمات جهات أخرى' });
  expect(bar).toHaveFocus();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: 'قياس الإعلانات وعرضها' }));
  await userEvent.click(screen.getByRole('button', { name: 'حفظ الاختيار' }));
  expect(consent.get()).toEqual(['marketing']);
  expect(document.cookie).toContain('consent=marketing');
});

test('a cookie of another age is read for what is still known', () => {
  expect(parseConsent('support.unknown.analytics')).toEqual(['analytics', 'support']);
  expect(parseConsent('none')).toEqual([]);
  expect(parseConsent(null)).toBeNull();
});
