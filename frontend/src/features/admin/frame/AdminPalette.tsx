import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListUsersQuery } from '../../../api/admin-users';
import { userPath } from '../../../config/admin-paths';
import { useDebouncedValue } from '../../../lib/use-debounced-value';
import { CommandPalette, matching, type Command } from '../../../ui/command';
import { adminMenu } from './menu';
import { adminFrameTexts } from './texts';

const { palette: texts, find } = adminFrameTexts;
const SHORTEST = 2;
const MOST_PEOPLE = 6;
const PAGES: Command[] = adminMenu.flatMap(({ label: hint, entries }) =>
  entries.map(({ to, label }) => ({ to, label, hint })),
);

/** Ctrl K in Admin: finds every page, and people by name, username, email address or id. */
export function AdminPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const search = useDebouncedValue(query.trim());
  const isAsking = search.length >= SHORTEST;
  const { currentData, isFetching } = useListUsersQuery(
    { search, limit: MOST_PEOPLE },
    { skip: !open || !isAsking, refetchOnMountOrArgChange: true },
  );
  const people = (isAsking ? (currentData?.items ?? []) : []).map(({ id, name, username, email }): Command => ({
    to: userPath(id),
    label: name ?? username,
    hint: email,
    icon: 'person',
  }));
  const close = () => {
    setQuery('');
    onClose();
  };
  return (
    <CommandPalette
      open={open}
      onClose={close}
      title={find}
      placeholder={texts.placeholder}
      query={query}
      onQuery={setQuery}
      busy={isFetching || search !== query.trim()}
      groups={[
        { label: texts.pages, commands: matching(PAGES, query) },
        { label: texts.people, commands: people },
      ]}
      onChoose={(to) => {
        close();
        void navigate(to);
      }}
    />
  );
}
