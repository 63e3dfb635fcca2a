import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
import { render, screen } from '@testing-library/react';

import { fakeGraph } from '../../../testing/graph';
import { wrapInPage } from '../../../testing/page';
import { usePublicQuery } from './use-public-query';

const Greeting: PersistedOperation<{ greeting: string }, { name: string }> = { name: 'Greeting', hash: 'h' };

const Page = ({ name }: { name: string | null }) => {
  const { data, failed } = usePublicQuery(Greeting, name === null ? null : { name });
  return <p>{failed ? 'silent' : (data?.greeting ?? 'nothing yet')}</p>;
};

const pageOf = (name: string | null) => <>{wrapInPage(<Page name={name} />, 'ar')}</>;

test('asks when it knows what, and again when that changes', async () => {
  const log = fakeGraph({
    Greeting: ({ variables }) => ({ greeting: `مرحبًا ${variables['name'] as string}` }),
  });
  const { rerender } = render(pageOf(null));
  expect(screen.getByText('nothing yet')).toBeInTheDocument();
  expect(log).toEqual([]);
  rerender(pageOf('نور'));
  expect(await screen.findByText('مرحبًا نور')).toBeInTheDocument();
  rerender(pageOf('نور'));
  rerender(pageOf('سلمى'));
  expect(await screen.findByText('مرحبًا سلمى')).toBeInTheDocument();
  expect(log.map(({ variables }) => variables)).toEqual([{ name: 'نور' }, { name: 'سلمى' }]);
});

test('says that there is no answer', async () => {
  fakeGraph({ Greeting: 'unreachable' });
  render(pageOf('نور'));
  expect(await screen.findByText('silent')).toBeInTheDocument();
});
