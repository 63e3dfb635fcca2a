import { Link } from 'react-router-dom';

import { deskTypeOf } from '../../../desk/desk-types';
import type { RecordDetail, RecordValue } from '../../../desk/record/record-detail';
import { nextEpisodePath } from '../frame/record-address';
import { useEditor } from '../frame/use-editor';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { useOpenRecord } from './record-context';

/** The show that a record is, or is an episode of; null for other records. */
const showOf = ({ record, facts }: RecordDetail): string | null => {
  if (record.type === 'show') return record.documentId;
  if (record.type !== 'video' || facts?.values['kind'] !== 'episode') return null;
  return (facts.values['show'] as RecordValue | null)?.documentId ?? null;
};

/** Way from a show, or from one of its episodes, to the next episode. */
export const NextEpisode = () => {
  const { text } = useDeskLanguage();
  const { mayCreate } = useEditor();
  const show = showOf(useOpenRecord().state.detail);
  const video = deskTypeOf('video');
  if (show === null || !video || !mayCreate(video)) return null;
  return (
    <Link className={parts['button']} to={nextEpisodePath(show)}>
      <Icon name="add" />
      {text('new.episode')}
    </Link>
  );
};
