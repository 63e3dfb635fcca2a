import { useTranslation } from 'react-i18next';

import { NewsletterDone } from '../../../shared/newsletter/NewsletterDone/NewsletterDone';
import { NewsletterForm } from '../../../shared/newsletter/NewsletterForm/NewsletterForm';
import { Sample } from '../Sample/Sample';
import { SampleGrid } from '../SampleGrid/SampleGrid';

/** The letter's form, which is real, and what stands in its place once it was sent. */
export const LetterSection = () => {
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
