import { Button, Select } from 'antd';
import { SearchInput } from '../../../admin-ui/SearchInput';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { adminUiTexts } from '../../../admin-ui/texts';
import { useListAuditChoicesQuery } from '../../../api/admin-audit';
import styles from './audit.module.css';
import { actorWords, inWords } from './entry-texts';
import { adminAuditTexts as texts } from './texts';

const { filters: words } = texts;

/** Every filter by its parameter name. */
export type AuditFilterName = 'actor' | 'action' | 'kind' | 'subject' | 'from' | 'until';

interface AuditFiltersProps {
  value: (name: AuditFilterName) => string | null;
  onChange: (name: AuditFilterName, value: string | null) => void;
  onClear: (() => void) | null;
}

/** ISO days compare as text. */
const isReversed = (from: string | null, until: string | null) => from !== null && until !== null && from > until;

/** The filters of the log; only values that occur in it are offered. */
export function AuditFilters({ value, onChange, onClear }: AuditFiltersProps) {
  const { data, isLoading } = useListAuditChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const choice = (name: AuditFilterName, label: string, options: { value: string; label: string }[]) => (
    <Select
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={label}
      placeholder={label}
      value={value(name)}
      loading={isLoading}
      options={options}
      onChange={(next: string | undefined) => onChange(name, next ?? null)}
    />
  );
  const day = (name: 'from' | 'until') => (
    <label>
      {words[name]}
      <DateInput
        placeholder={adminUiTexts.dates.any}
        value={value(name)}
        onChange={(day) => onChange(name, day || null)}
      />
    </label>
  );
  return (
    <div className={styles.filters} role="group" aria-label={words.label}>
      {choice(
        'actor',
        words.actor,
        (data?.actors ?? []).map(({ id, name }) => ({ value: id, label: actorWords(id, name) })),
      )}
      {choice(
        'action',
        words.action,
        (data?.actions ?? []).map((code) => ({ value: code, label: inWords(code) })),
      )}
      {choice(
        'kind',
        words.subjectType,
        (data?.subjectTypes ?? []).map((code) => ({ value: code, label: inWords(code) })),
      )}
      <SearchInput
        label={words.subjectId}
        value={value('subject') ?? ''}
        onSearch={(next) => onChange('subject', next ?? null)}
      />
      {day('from')}
      {day('until')}
      {isReversed(value('from'), value('until')) ? (
        <p role="alert" className={styles.problem}>
          {words.reversed}
        </p>
      ) : null}
      {onClear ? <Button onClick={onClear}>{words.clear}</Button> : null}
    </div>
  );
}
