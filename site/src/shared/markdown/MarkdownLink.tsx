import type { ReactNode } from 'react';

import { LocaleLink } from '../i18n/LocaleLink/LocaleLink';
import { linkTarget } from './link-target';
import type { SiteAddresses } from './link-target';

interface Props {
  /** As the editor wrote it; null when the Markdown parser refused it. */
  href?: string | null;
  title?: string;
  site: SiteAddresses;
  children?: ReactNode;
}

/** Link in an editor's text; only its text when the target is unsafe or has no page. */
export const MarkdownLink = ({ href, title, site, children }: Props) => {
  const target = href ? linkTarget(href, site) : null;
  switch (target?.kind) {
    case 'page':
      return (
        <LocaleLink to={target.href} title={title}>
          {children}
        </LocaleLink>
      );
    case 'own':
      return (
        <a href={target.href} title={title}>
          {children}
        </a>
      );
    case 'outside':
      return (
        <a href={target.href} title={title} rel="noopener noreferrer">
          {children}
        </a>
      );
    case undefined:
      return <>{children}</>;
  }
};
