import { Button, Drawer, Form, Grid, Select, Tag } from 'antd';
import { useState } from 'react';
import { SearchInput } from '../../../admin-ui/SearchInput';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { adminUiTexts } from '../../../admin-ui/texts';
import { shortDay } from '../../../lib/format/date';
import { Icon } from '../../../ui/Icon';
import { adminUsersTexts } from './texts';
import { CHOICES, DAYS, FILTERS, filterCount, type Choice, type FilterName, type UsersAddress } from './users-address';
import styles from './users.module.css';

const { filters: texts, search, searchLabel } = adminUsersTexts;
/** Filters that are next to the search on wide screens. */
const AT_HAND = ['userType', 'region', 'state', 'verified'] as const;

type Change = Partial<Record<FilterName | 'search', string | undefined>>;

interface FiltersProps {
  address: UsersAddress;
  onChange: (change: Change) => void;
}

/** Search and filters: next to each other, or in a drawer on narrow screens; active ones can be removed. */
export function UserFilters({ address, onChange }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const wide = Grid.useBreakpoint().md ?? true;
  return (
    <>
      <div className={styles.filters} role="search">
        <SearchInput
          label={searchLabel}
          placeholder={search}
          className={styles.search}
          value={address.search ?? ''}
          onSearch={(words) => onChange({ search: words })}
        />
        {wide
          ? AT_HAND.map((name) => <ChoiceSelect key={name} name={name} address={address} onChange={onChange} />)
          : null}
        <Button icon={<Icon name="filter" />} onClick={() => setOpen(true)}>
          {wide ? texts.open : texts.openOnPhone(filterCount(address))}
        </Button>
      </div>
      <SetFilters address={address} onChange={onChange} />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        size={380}
        closable={{ 'aria-label': texts.close }}
        footer={
          <Button type="primary" block onClick={() => setOpen(false)}>
            {texts.done}
          </Button>
        }
      >
        <Form layout="vertical">
          {(Object.keys(CHOICES) as Choice[]).map((name) => (
            <Form.Item key={name} label={texts[name]} htmlFor={`filter-${name}`}>
              <ChoiceSelect name={name} address={address} onChange={onChange} id={`filter-${name}`} />
            </Form.Item>
          ))}
          {DAYS.map((name) => (
            <Form.Item key={name} label={texts[name]} htmlFor={`filter-${name}`}>
              <DateInput
                id={`filter-${name}`}
                placeholder={adminUiTexts.dates.any}
                value={address[name]}
                onChange={(day) => onChange({ [name]: day })}
              />
            </Form.Item>
          ))}
        </Form>
      </Drawer>
    </>
  );
}

function ChoiceSelect({ name, address, onChange, id }: FiltersProps & { name: Choice; id?: string }) {
  return (
    <Select
      allowClear
      {...(id ? { id } : { 'aria-label': texts[name] })}
      placeholder={id ? texts.any : texts[name]}
      value={address[name] ?? null}
      onChange={(value: string | null) => onChange({ [name]: value ?? undefined })}
      options={Object.entries(CHOICES[name]).map(([value, label]) => ({ value, label }))}
      className={styles.select ?? ''}
    />
  );
}

function SetFilters({ address, onChange }: FiltersProps) {
  const set = FILTERS.filter((name) => address[name]);
  if (set.length === 0) return null;
  const wordsOf = (name: FilterName) => {
    const value = address[name] ?? '';
    const options: Record<string, string> | undefined = name in CHOICES ? CHOICES[name as Choice] : undefined;
    return `${texts[name]}: ${options?.[value] ?? shortDay(value)}`;
  };
  return (
    <p className={styles.set}>
      {set.map((name) => (
        <Tag
          key={name}
          closable={{ 'aria-label': texts.remove(texts[name]) }}
          onClose={(event) => {
            event.preventDefault();
            onChange({ [name]: undefined });
          }}
        >
          {wordsOf(name)}
        </Tag>
      ))}
      <Button
        type="link"
        size="small"
        onClick={() => onChange(Object.fromEntries(['search', ...FILTERS].map((name) => [name, undefined])))}
      >
        {texts.clear}
      </Button>
    </p>
  );
}
