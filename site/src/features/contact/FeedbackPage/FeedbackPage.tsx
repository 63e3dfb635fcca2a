import { useTranslation } from 'react-i18next';

import { RemarkForm } from '../../../shared/message/RemarkForm/RemarkForm';
import { FormCard } from '../FormCard/FormCard';
import { Ways } from '../Ways/Ways';
import { SendFeedbackOperation } from './send-feedback.mutation.generated';
import * as styles from './FeedbackPage.module.css';

/** Page on which anybody says what they think of the product. */
export const FeedbackPage = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('feedback.title')}</h1>
        <p className={styles.lead}>{t('feedback.lead')}</p>
      </div>
      <div className={styles.form}>
        <FormCard
          doneText={t('feedback.doneText')}
          again={t('feedback.again')}
          form={(onSent) => (
            <RemarkForm
              name="feedback"
              operation={SendFeedbackOperation}
              label={t('feedback.comment')}
              hint={t('feedback.commentHint')}
              emailLabel={t('feedback.email')}
              submitLabel={t('feedback.send')}
              visitorsOnly
              onSent={onSent}
            />
          )}
        />
      </div>
      <section className={styles.ways} aria-labelledby="ways">
        <h2 id="ways" className={styles.heading}>
          {t('feedback.other')}
        </h2>
        <Ways
          ways={[
            { to: '/settings/help#report', title: t('feedback.report'), text: t('feedback.reportText') },
            { to: '/contact-us', title: t('feedback.ask'), text: t('feedback.askText') },
            { to: '/faq', title: t('feedback.faq'), text: t('feedback.faqText') },
          ]}
        />
      </section>
    </div>
  );
};
