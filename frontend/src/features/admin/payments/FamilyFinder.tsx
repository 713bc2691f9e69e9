import { Select } from 'antd';
import { useState } from 'react';
import { useListUsersQuery, type UserRow } from '../../../api/admin-users';
import { useDebouncedValue } from '../../../lib/use-debounced-value';
import { adminPaymentsTexts } from './texts';

const { finder: texts } = adminPaymentsTexts;
const FEW = 8;

interface FamilyFinderProps {
  id: string;
  /** Id of the chosen family; empty for none. */
  value: string;
  onChange: (userId: string) => void;
}

/** Finds a family by part of its name, username or email, as the list of people does. */
export function FamilyFinder({ id, value, onChange }: FamilyFinderProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const isSearchable = search.length > 1;
  const { currentData, isFetching, error } = useListUsersQuery(
    { search, userType: 'family', limit: FEW },
    { skip: !isSearchable, refetchOnMountOrArgChange: true },
  );
  const found = isSearchable ? (currentData?.items ?? []) : [];
  const nothing = error ? texts.failed : !isSearchable ? texts.type : isFetching ? texts.looking : texts.noOne;
  return (
    <Select
      id={id}
      style={{ width: '100%' }}
      placeholder={texts.placeholder}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={value || null}
      loading={isFetching}
      notFoundContent={nothing}
      options={found.map((row) => ({ value: row.id, label: wordsOf(row) }))}
      onChange={(userId: string) => onChange(userId)}
    />
  );
}

const wordsOf = ({ name, username, email }: UserRow) => `${name ?? username}, ${email}`;
