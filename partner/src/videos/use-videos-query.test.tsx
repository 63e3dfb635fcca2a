import { render, screen } from '@testing-library/react';

import { createSahraClient, type Locale, SahraProvider, useVideosQuery } from '../sahra';
import { type GraphServer, startGraphServer } from '../testing/start-graph-server';

let server: GraphServer;
beforeAll(async () => {
  server = await startGraphServer();
});
afterAll(() => server.stop());

const Titles = ({ channel }: { channel?: string }) => {
  const [{ data, fetching, error }] = useVideosQuery({ variables: { first: 2, filter: { channel } } });
  if (fetching) return <p role="status">…</p>;
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <ul>
      {data?.videos?.nodes.map((video) => (
        <li key={video.code}>{video.title}</li>
      ))}
    </ul>
  );
};

const show = (locale: Locale, url = server.url): void => {
  render(
    <SahraProvider value={createSahraClient({ url, locale })}>
      <Titles />
    </SahraProvider>,
  );
};

describe('useVideosQuery', () => {
  it.each([
    ['en', ['The Last Lantern', 'Salt Water']],
    ['ar', ['الفانوس الأخير', 'ماء مالح']],
  ] as const)('waits, then shows the titles in %s', async (locale, titles) => {
    show(locale);
    expect(screen.getByRole('status')).toBeTruthy();
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(titles);
  });

  it('says so when the graph cannot be reached', async () => {
    show('en', 'http://127.0.0.1:1/graphql');
    expect((await screen.findByRole('alert')).textContent).toContain('[Network]');
  });
});
