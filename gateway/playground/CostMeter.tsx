import type { Locale } from '@sahra/schemas/constants';

import type { Cost } from './send-operation';
import { WORDS } from './words';

interface CostMeterProps {
  cost: Cost | null;
  locale: Locale;
}

/** Cost of the last operation, and the rest of the bucket that paid for it. */
export const CostMeter = ({ cost, locale }: CostMeterProps) => {
  const words = WORDS[locale];
  if (!cost) return <p className="cost">{words.noCost}</p>;
  const { actual, requested, bucket } = cost;
  return (
    <p className="cost" title={words.costHint} role="status">
      <span>
        {words.cost} <bdi>{`${actual} / ${requested}`}</bdi>
      </span>
      {bucket.left === undefined ? null : (
        <>
          <meter min={0} max={bucket.max} value={bucket.left} aria-label={words.costHint} />
          <span>
            <bdi>{bucket.left.toLocaleString('en')}</bdi> {words.ofBucket}{' '}
            <bdi>{bucket.max.toLocaleString('en')}</bdi>
          </span>
        </>
      )}
    </p>
  );
};
