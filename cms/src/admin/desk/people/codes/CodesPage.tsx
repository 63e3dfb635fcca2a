import { Link, useLocation, useSearchParams } from 'react-router-dom';

import { DeskPage, type PageKeys } from '../../frame/DeskPage';
import { useDeskLanguage } from '../../language/use-desk-language';
import controls from '../../parts/controls.module.css';
import { PartnerKeys } from './PartnerKeys';
import { PromoCodes } from './PromoCodes';
import { Vouchers } from './Vouchers';

const KINDS = ['promo', 'vouchers', 'partners'] as const;
const BODY = { promo: PromoCodes, vouchers: Vouchers, partners: PartnerKeys } as const;
const KEYS: PageKeys = [['Ctrl K', 'keys.find']];

/** Promo codes, vouchers and the keys of partner apps. */
export const CodesPage = () => {
  const { text } = useDeskLanguage();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const current = KINDS.find((each) => each === parameters.get('kind')) ?? 'promo';
  const Body = BODY[current];
  return (
    <DeskPage
      name={text('codes')}
      keys={KEYS}
      top={
        <div className={controls['pills']} role="group" aria-label={text('codes')}>
          {KINDS.map((kind) => (
            <Link
              key={kind}
              className={controls['pill']}
              to={`${pathname}?kind=${kind}`}
              {...(kind === current && { 'aria-current': 'true' as const })}
            >
              {text(`codes.${kind}`)}
            </Link>
          ))}
        </div>
      }
    >
      <Body />
    </DeskPage>
  );
};
