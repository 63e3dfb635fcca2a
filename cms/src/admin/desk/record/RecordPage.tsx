import { useParams } from 'react-router-dom';

import { deskTypeOf } from '../../../desk/desk-types';
import type { RecordDetail } from '../../../desk/record/record-detail';
import { DeskPage } from '../frame/DeskPage';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import { Failed, LoadingRows, Say } from '../records/ListState';
import { useDeskData } from '../use-desk-data';
import { NewRecordPage } from './NewRecordPage';
import { RecordScreen } from './RecordScreen';
import { detailAddress } from './use-record';

const OpenedRecord = ({ type, documentId }: { type: string; documentId: string }) => {
  const { text, typeName } = useDeskLanguage();
  const { data, failed, reading, reload } = useDeskData<RecordDetail>(detailAddress(type, documentId));
  if (data && !failed) return <RecordScreen first={data} />;
  return (
    <DeskPage name={typeName(type)} keys={[]}>
      <section className={[parts['sheet'], controls['say']].join(' ')}>
        {failed ? (
          <Failed onRetry={reload} isReading={reading}>
            {text('rec.failed')}
          </Failed>
        ) : (
          <LoadingRows />
        )}
      </section>
    </DeskPage>
  );
};

/** Screen of one record, or of a new one, by its address. */
export const RecordPage = () => {
  const { type = '', documentId = '' } = useParams();
  const { text } = useDeskLanguage();
  const known = deskTypeOf(type);
  if (!known)
    return (
      <DeskPage name={text('record')} keys={[]}>
        <Say role="alert">
          <p>{text('rec.gone')}</p>
        </Say>
      </DeskPage>
    );
  if (documentId === 'new') return <NewRecordPage key={type} type={known} />;
  return <OpenedRecord key={`${type} ${documentId}`} type={type} documentId={documentId} />;
};
