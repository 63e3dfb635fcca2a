import { useEffect, useMemo, useState } from 'react';

import type { RecordDetail } from '../../../desk/record/record-detail';
import { FilmDropContext } from '../../FilmPanel/film-drop';
import { DeskPage, type PageKeys } from '../frame/DeskPage';
import { GlossaryContext, useGlossary } from '../glossary/glossary-context';
import { useDeskLanguage } from '../language/use-desk-language';
import { FactsColumn } from './FactsColumn';
import { LanguageColumns } from './LanguageColumns';
import { LeaveDialog } from './LeaveDialog';
import { RecordContext } from './record-context';
import { titleOf } from './record-title';
import { RecordHead } from './RecordHead';
import { RecordPanel } from './RecordPanel';
import { RecordParts } from './RecordParts';
import { PreviewPane } from '../preview/PreviewPane';
import columns from './columns.module.css';
import styles from './record.module.css';
import { useFilmDrop } from './use-film-drop';
import { useLeaveSaved } from './use-leave-saved';
import { usePublish } from './use-publish';
import { useRecord } from './use-record';
import { useRecordKeys } from './use-record-keys';

const KEYS: PageKeys = [
  ['Ctrl Enter', 'keys.publish'],
  ['Ctrl Shift E', 'keys.other'],
  ['Ctrl P', 'preview.name'],
  ['Alt PgUp PgDn', 'keys.record'],
];

/** One record on one screen: what both languages share, both languages, and what is known about it. */
export const RecordScreen = ({ first }: { first: RecordDetail }) => {
  const language = useDeskLanguage();
  const edited = useRecord(first);
  const publisher = usePublish(edited);
  const [isUploading, setUploading] = useState(false);
  const open = useMemo(() => ({ ...edited, publisher, setUploading }), [edited, publisher]);
  const glossary = useGlossary();
  const { filmDrop, handlers } = useFilmDrop();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const togglePreview = (): void => {
    setIsPreviewOpen((former) => !former);
    setIsPanelOpen(false);
  };
  useRecordKeys(open, togglePreview);
  const held = useLeaveSaved(edited, isUploading);
  const { state, reload } = edited;
  const isUnchanged = state.edits.size === 0 && state.sent.size === 0;
  useEffect(() => {
    // What other editors did meanwhile, when this one comes back to the tab.
    const look = (): void => {
      if (document.visibilityState === 'visible' && isUnchanged) void reload().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isUnchanged, reload]);
  const { facts, words, addresses } = state.detail;
  const [revision, setRevision] = useState(1);
  // Every save and every reading of the record brings another detail.
  useEffect(() => setRevision((former) => former + 1), [state.detail]);
  const hasFacts = facts !== null && state.detail.form.facts.length > 0;
  return (
    <RecordContext.Provider value={open}>
      <GlossaryContext.Provider value={glossary}>
        <DeskPage
          name={titleOf(state.detail, language)}
          head={
            <RecordHead
              isPanelOpen={isPanelOpen}
              onPanel={() => setIsPanelOpen(!isPanelOpen)}
              isPreviewOpen={isPreviewOpen}
              onPreview={togglePreview}
            />
          }
          keys={KEYS}
          isFull
          drop={handlers}
        >
          <div
            className={[
              styles['record'],
              hasFacts ? '' : styles['onlyWords'],
              words === null ? styles['onlyFacts'] : '',
              addresses && isPreviewOpen ? styles['previewed'] : '',
            ].join(' ')}
          >
            {hasFacts && words && <RecordParts />}
            {hasFacts && (
              <FilmDropContext.Provider value={filmDrop}>
                <FactsColumn />
              </FilmDropContext.Provider>
            )}
            {words && (
              <div className={columns['middle']}>
                <LanguageColumns />
              </div>
            )}
            {addresses && isPreviewOpen ? (
              <PreviewPane
                addresses={addresses}
                revision={revision}
                onClose={() => setIsPreviewOpen(false)}
              />
            ) : (
              <RecordPanel isOpen={isPanelOpen} onClose={() => setIsPanelOpen(false)} />
            )}
          </div>
          {held && <LeaveDialog held={held} />}
        </DeskPage>
      </GlossaryContext.Provider>
    </RecordContext.Provider>
  );
};
