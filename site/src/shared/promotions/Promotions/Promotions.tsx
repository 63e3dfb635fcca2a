import type { PageContext } from '../../page/page-context';
import { hasPlace } from '../promotion-places';
import { PromotionDialog } from '../PromotionDialog/PromotionDialog';
import { SmartBanner } from '../SmartBanner/SmartBanner';

type Props = { context: Pick<PageContext<unknown>, 'page' | 'access' | 'chrome'> };

/** What the product says about itself over a page: the app banner on phones, and one promotion. */
export const Promotions = ({ context }: Props) => (
  <>
    {hasPlace('smartBanner', context) && <SmartBanner />}
    {hasPlace('mainPopup', context) && <PromotionDialog page={context.page} chrome={context.chrome} />}
  </>
);
