import { Alert, Button, Skeleton, Tabs } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { OfficeHead, OfficeLink } from '../../../admin-ui';
import { messageOf } from '../../../api/error-text';
import { useGetUserPageQuery, type UserPage } from '../../../api/back-office-users';
import { paths } from '../../../config/paths';
import { adminUsersMessages } from '../messages';
import type { PersonSlot } from './person-slot';

const { person: texts, again, failed } = adminUsersMessages;

/** Everything about one person. `slots` are the sections of other features, behind our own. */
export function PersonScreen({ slots }: { slots: PersonSlot[] }) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetUserPageQuery({ id }, { refetchOnMountOrArgChange: true });
  const shown = data?.id === id ? data : null;
  return (
    <>
      <OfficeLink to={paths.adminUsers}>{texts.back}</OfficeLink>
      {shown ? (
        <Person person={shown} slots={slots} />
      ) : error ? (
        <Alert
          type="error"
          showIcon
          title={failed}
          description={messageOf(error)}
          action={<Button onClick={() => void refetch()}>{again}</Button>}
        />
      ) : (
        <Skeleton active />
      )}
    </>
  );
}

interface Section {
  key: string;
  label: string;
  children: ReactNode;
}

function Person({ person, slots }: { person: UserPage; slots: PersonSlot[] }) {
  const [search, setSearch] = useSearchParams();
  const sections: Section[] = slots.map(({ key, label, Section }) => ({
    key,
    label,
    children: (
      <Suspense fallback={<Skeleton active />}>
        <Section person={person} />
      </Suspense>
    ),
  }));
  const tab = search.get('tab');
  return (
    <>
      <OfficeHead title={person.name ?? person.username} />
      <Tabs
        activeKey={sections.find(({ key }) => key === tab)?.key ?? sections[0]?.key ?? ''}
        onChange={(key) => setSearch({ tab: key }, { replace: true })}
        items={sections}
        destroyOnHidden
      />
    </>
  );
}
