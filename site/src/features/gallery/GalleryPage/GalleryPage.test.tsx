import { screen } from '@testing-library/react';

import { channelCard, showCard, videoCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import ar from '../../../locale/ar.json';
import en from '../../../locale/en.json';
import { gallerySections } from '../gallery-sections';
import { GalleryPage } from './GalleryPage';
import type { GalleryPageQuery } from './gallery-page.query.generated';

const BUILT: GalleryPageQuery = {
  contentVersion: 3,
  metaTags: null,
  posters: { __typename: 'ShowConnection', nodes: [] },
  shows: { __typename: 'ShowConnection', nodes: [showCard('first-cut')] },
  videos: { __typename: 'VideoConnection', nodes: [videoCard('abcd2345')] },
  shorts: { __typename: 'VideoConnection', nodes: [] },
  channels: { __typename: 'ChannelConnection', nodes: [channelCard('comedy')] },
};

beforeAll(() => {
  // jsdom has no constructed style sheets; the simulated states are checked in a browser.
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
});

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('in %s', (locale, labels) => {
  test('shows every section under its heading, with words for everything', () => {
    fakeGraph({ ContentVersion: { contentVersion: 3 } });
    const { container } = renderInPage(<GalleryPage built={BUILT} />, locale);
    expect(gallerySections.length).toBeGreaterThan(1);
    for (const { title } of gallerySections)
      expect(screen.getByRole('region', { name: labels[title] })).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/\b(gallery|field|register|state|pages)\.[a-z]/);
  });
});
