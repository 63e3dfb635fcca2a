import type { DeskRecord } from '../../../desk/desk-record';
import type { AddressKind } from '../../../desk/form/record-form';
import { metaCodeOf, pathsOf } from '../../../desk/record/public-address';
import { useDeskLanguage } from '../language/use-desk-language';
import type { ControlProps } from './control-props';
import { RecordSearch } from './RecordSearch';
import { TextControl } from './TextControl';

/** What a text says to name the page of a record; null for a record without a page. */
const addressOf = (kind: AddressKind, record: DeskRecord): string | null => {
  const [path = null] = pathsOf(record);
  if (path === null) return null;
  if (kind === 'metaCode') return metaCodeOf(record);
  return kind === 'codeOrPath' && record.type === 'video' ? record.key : path;
};

/** Text that names a page of the site: it can be typed, or taken from a record that is found by its title. */
export const AddressControl = ({ kind, ...props }: ControlProps & { kind: AddressKind }) => {
  const { text } = useDeskLanguage();
  const { id, field, onChange, disabled } = props;
  return (
    <>
      <TextControl {...props} />
      {!disabled && (
        <RecordSearch
          id={`${id}-search`}
          target={null}
          isChoice={(record) => addressOf(kind, record) !== null}
          label={text('pick.page', { field: field.label })}
          disabled={disabled}
          describedBy={undefined}
          begins={false}
          onChoose={(record) => onChange(addressOf(kind, record))}
        />
      )}
    </>
  );
};
