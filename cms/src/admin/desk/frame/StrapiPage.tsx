import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import frame from './frame.module.css';
import { lastList } from './last-list';
import { recordPath } from './record-address';
import { recordPlace } from './record-place';
import styles from './strapi-page.module.css';

/** A screen of Strapi inside the desk, below the way back. */
export const StrapiPage = ({ children }: { children: ReactNode }) => {
  const { text } = useDeskLanguage();
  const place = recordPlace(useLocation().pathname);
  const own = place && { address: `/desk/${place.type.list}`, name: text(`list.${place.type.list}`) };
  const back = (place && lastList()) ?? own ?? { address: '/', name: text('today') };
  return (
    <div className={styles['strapi']} data-desk-strapi>
      <div className={styles['bar']}>
        <Link className={[parts['button'], parts['small']].join(' ')} to={back.address}>
          <Icon name="back" className={frame['flip']} />
          {text('back', { list: back.name })}
        </Link>
        {place && place.documentId !== null && (
          <Link
            className={[parts['button'], parts['small']].join(' ')}
            to={recordPath(place.type.type, place.documentId)}
          >
            {text('inDesk')}
          </Link>
        )}
      </div>
      <div className={styles['strapiBody']}>{children}</div>
    </div>
  );
};
