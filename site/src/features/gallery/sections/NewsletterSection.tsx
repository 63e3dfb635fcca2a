import { useTranslation } from 'react-i18next';

import { NewsletterDone } from '../../../shared/newsletter/NewsletterDone/NewsletterDone';
import { NewsletterForm } from '../../../shared/newsletter/NewsletterForm/NewsletterForm';
import { Sample } from '../Sample/Sample';
import { SampleGrid } from '../SampleGrid/SampleGrid';

/** Newsletter form, which really sends, and the message shown after it is sent. */
export const NewsletterSection = () => {
  const { t } = useTranslation();
  return (
    <SampleGrid>
      <Sample caption={t('gallery.rest')} paper>
        <NewsletterForm />
      </Sample>
      <Sample caption={t('newsletter.done')} paper>
        <NewsletterDone email="layla@example.com" onAgain={() => undefined} />
      </Sample>
    </SampleGrid>
  );
};
