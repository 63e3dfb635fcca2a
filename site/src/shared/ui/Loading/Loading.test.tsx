import { act, screen } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import ar from '../../../locale/ar.json';
import { Skeleton } from '../Skeleton/Skeleton';
import { Loading } from './Loading';

afterEach(() => jest.useRealTimers());

test('readers hear that something is on its way, and after eight seconds everybody sees it', () => {
  jest.useFakeTimers();
  renderInPage(
    <Loading>
      <Skeleton shape="poster" />
    </Loading>,
    'ar',
  );
  expect(screen.getByRole('status')).toHaveTextContent(ar['state.loading']);
  act(() => jest.advanceTimersByTime(7999));
  expect(screen.getByRole('status')).toHaveTextContent(ar['state.loading']);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent(ar['state.late']);
});
