import { Alert, Grid, Select, Skeleton, Tabs, Tag } from 'antd';
import { Suspense, type ComponentType } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { AdminHead, AdminLink } from '../../../../admin-ui';
import { isMissing, NotFoundResult } from '../../../../admin-ui/NotFoundResult';
import { LoadFailed } from '../../../../admin-ui/LoadFailed';
import { momentOf } from '../../../../admin-ui/admin-time';
import { useGetUserPageQuery, type UserPage } from '../../../../api/admin-users';
import { paths } from '../../../../config/paths';
import { adminUsersTexts, personTexts as texts } from '../texts';
import { AccountTag, VerifiedTag } from '../UserTags';
import { nameOf } from '../UsersTable';
import { PersonActions } from './PersonActions';
import type { PersonSlot } from './person-slot';
import { ChecksSection } from './ChecksSection';
import { RelationshipsSection } from './RelationshipsSection';
import { ProfileSection } from './ProfileSection';
import { ReportsSection } from './ReportsSection';
import { SignInsSection } from './SignInsSection';
import styles from './person.module.css';

const PROFILE: PersonSlot = { key: 'profile', label: texts.tabs.profile, Section: ProfileSection };
const OWN: PersonSlot[] = [
  PROFILE,
  { key: 'checks', label: texts.tabs.checks, Section: ChecksSection },
  { key: 'reports', label: texts.tabs.reports, Section: ReportsSection },
  { key: 'relationships', label: texts.tabs.relationships, Section: RelationshipsSection },
  { key: 'sign-ins', label: texts.tabs.signIns, Section: SignInsSection },
];

/** Everything about one person. `slots` are the sections of other features, after our own. */
export function PersonScreen({ slots }: { slots: PersonSlot[] }) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetUserPageQuery({ id }, { refetchOnMountOrArgChange: true });
  const shown = data?.id === id ? data : null;
  if (isMissing(error)) return <NotFoundResult {...texts.missing} back={{ to: paths.adminUsers, label: texts.back }} />;
  return (
    <>
      <p className={styles.back}>
        <AdminLink to={paths.adminUsers}>{texts.back}</AdminLink>
      </p>
      {shown ? (
        <Person key={id} person={shown} slots={slots} />
      ) : error ? (
        <LoadFailed title={adminUsersTexts.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <Skeleton active />
      )}
    </>
  );
}

function Person({ person, slots }: { person: UserPage; slots: PersonSlot[] }) {
  const [search, setSearch] = useSearchParams();
  const sections = [...OWN, ...slots];
  const { userTypes, regions, tier } = adminUsersTexts;
  const tab = sections.find(({ key }) => key === search.get('tab')) ?? PROFILE;
  const open = (key: string) => setSearch({ tab: key }, { replace: true, preventScrollReset: true });
  // Phones have no space for a row of tabs.
  const wide = Grid.useBreakpoint().md ?? true;
  return (
    <>
      <AdminHead title={nameOf(person)}>
        <PersonActions person={person} />
      </AdminHead>
      <p className={styles.tags}>
        <Tag>{`${userTypes[person.userType]}, ${regions[person.region]}`}</Tag>
        <AccountTag state={person.state} />
        <VerifiedTag {...person} />
        {person.userType === 'admin' ? null : <Tag>{tier(person.subscriptionTier)}</Tag>}
      </p>
      <ClosureNote person={person} />
      {wide ? (
        <Tabs
          activeKey={tab.key}
          onChange={open}
          items={sections.map(({ key, label, Section }) => ({
            key,
            label,
            children: <Shown Section={Section} person={person} />,
          }))}
          destroyOnHidden
        />
      ) : (
        <>
          <Select
            aria-label={texts.section}
            className={styles.sections ?? ''}
            value={tab.key}
            onChange={open}
            options={sections.map(({ key, label }) => ({ value: key, label }))}
          />
          <Shown Section={tab.Section} person={person} />
        </>
      )}
    </>
  );
}

function Shown({ Section, person }: { Section: ComponentType<{ person: UserPage }>; person: UserPage }) {
  return (
    <Suspense fallback={<Skeleton active />}>
      <Section person={person} />
    </Suspense>
  );
}

function ClosureNote({ person: { closure } }: { person: UserPage }) {
  if (!closure) return null;
  const { suspended, banned, since } = texts.closed;
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.note ?? ''}
      title={closure.until ? suspended(momentOf(closure.until)) : banned}
      description={since(momentOf(closure.since), closure.words)}
    />
  );
}
