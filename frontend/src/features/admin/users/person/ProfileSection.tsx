import { Descriptions, Progress, type DescriptionsProps } from 'antd';
import type { ReactNode } from 'react';
import { useGetAuPairPageQuery } from '../../../../api/au-pairs';
import type { UserPage } from '../../../../api/admin-users';
import { useGetFamilyPageQuery, type FamilyFull } from '../../../../api/families';
import { Loaded } from '../../../../admin-ui/Loaded';
import { AdminLink } from '../../../../admin-ui';
import { EmailAddress } from '../../../../admin-ui/EmailAddress';
import { longDayOf, momentOf } from '../../../../admin-ui/admin-time';
import { auPairPath, familyPath } from '../../../../config/paths';
import { Photo } from '../../../../ui/Photo';
import { adminUsersTexts, personTexts } from '../texts';
import { fieldsOfAuPair, fieldsOfFamily } from './role-profile-fields';
import styles from './person.module.css';

const { account: texts, shown: words, yes, no } = personTexts;
const COLUMNS = { xs: 1, lg: 2 } as const;

/** The account data, and the profile as others see it. */
export function ProfileSection({ person }: { person: UserPage }) {
  return (
    <div className={styles.section}>
      <Descriptions
        column={COLUMNS}
        size="small"
        bordered
        title={<h2>{texts.title}</h2>}
        items={accountItems(person)}
      />
      {person.userType === 'admin' ? null : <Shown person={person} />}
    </div>
  );
}

function accountItems(person: UserPage): NonNullable<DescriptionsProps['items']> {
  const { profile, emailVerifiedAt } = person;
  const confirmed = emailVerifiedAt ? texts.confirmed(longDayOf(emailVerifiedAt)) : texts.notConfirmed;
  const lastSignIn = profile?.lastLoginDate;
  const lines: [label: string, words: ReactNode][] = [
    [texts.username, person.username],
    [
      texts.email,
      <span key="email">
        <EmailAddress address={person.email} />
        <br />
        {confirmed}
      </span>,
    ],
    [texts.region, adminUsersTexts.regions[person.region]],
    [texts.joined, momentOf(person.joinedAt)],
    [texts.lastSignIn, lastSignIn ? momentOf(lastSignIn) : adminUsersTexts.never],
    [texts.logins, person.loginCount30d],
    ...(profile
      ? ([
          [texts.plan, adminUsersTexts.tier(person.subscriptionTier)],
          [texts.paid, profile.hasPaid ? yes : no],
        ] as [string, string][])
      : []),
    [texts.mfa, person.mfaEnabled ? texts.mfaOn : texts.mfaOff],
    ...(profile?.phoneNumber
      ? ([
          [texts.phone, profile.phoneNumber],
          [texts.whatsApp, profile.allowWhatsApp ? yes : no],
        ] as [string, string][])
      : []),
    ...(profile ? ([[texts.timeZone, profile.timeZone]] as [string, string][]) : []),
    [texts.id, person.id],
  ];
  return lines.map(([label, children]) => ({ key: label, label, children }));
}

function Shown({ person }: { person: UserPage }) {
  const { profile, userType, id } = person;
  if (!profile) return <p className={styles.muted}>{texts.noProfile}</p>;
  const { percent, missing } = profile.completeness;
  const why = profile.withheldFor.map((reason) => words.why[reason]).join(', ');
  return (
    <section className={styles.section}>
      <header className={styles.shownHead}>
        <h2>{words.title}</h2>
        {profile.active === null ? null : (
          <AdminLink to={userType === 'family' ? familyPath(id) : auPairPath(id)}>{words.toPage}</AdminLink>
        )}
      </header>
      <div className={styles.completeness}>
        <Progress percent={percent} aria-label={words.percent(percent)} showInfo={false} />
        <b>{words.percent(percent)}</b>
        {missing.length > 0 ? (
          <span className={styles.muted}>{words.missing(missing.map(({ label }) => label).join(', '))}</span>
        ) : null}
      </div>
      <p>
        {why
          ? words.withheld(why)
          : profile.active === null
            ? words.none
            : profile.active
              ? words.visible
              : words.paused}
      </p>
      {profile.active === null ? null : userType === 'family' ? <Family id={id} /> : <AuPair id={id} />}
    </section>
  );
}

function Family({ id }: { id: string }) {
  const query = useGetFamilyPageQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} failed={adminUsersTexts.failed}>
      {({ full }) => (full ? <Fields fields={fieldsOfFamily(full)} of={full} /> : null)}
    </Loaded>
  );
}

function AuPair({ id }: { id: string }) {
  const query = useGetAuPairPageQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} failed={adminUsersTexts.failed}>
      {({ full }) => (full ? <Fields fields={fieldsOfAuPair(full)} of={full} /> : null)}
    </Loaded>
  );
}

interface FieldsProps {
  fields: [label: string, text: string][];
  of: Pick<FamilyFull, 'photos' | 'photoFocalPoints'>;
}

function Fields({ fields, of: { photos, photoFocalPoints } }: FieldsProps) {
  return (
    <>
      {photos.length > 0 ? (
        <ul className={styles.photos} aria-label={words.photos}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <Photo
                photo={photo}
                focalPoint={photoFocalPoints[index]}
                alt={words.photo(index + 1)}
                ratio="1 / 1"
                sizes="120px"
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Descriptions
        column={1}
        size="small"
        bordered
        items={fields.map(([label, text]) => ({
          key: label,
          label,
          children: <span className={styles.text}>{text}</span>,
        }))}
      />
    </>
  );
}
