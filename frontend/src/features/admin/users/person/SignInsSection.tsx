import { Button } from 'antd';
import { useState } from 'react';
import { Loaded } from '../../../../admin-ui/Loaded';
import { StateTag } from '../../../../admin-ui/StateTag';
import { momentOf } from '../../../../admin-ui/admin-time';
import { useListUserSignInsQuery, type UserPage, type UserSession } from '../../../../api/admin-users';
import { deviceName } from '../../../../lib/device-name';
import { adminUsersTexts, personTexts } from '../texts';
import { nameOf } from '../UsersTable';
import { ActionDrawer } from './ActionDrawer';
import styles from './person.module.css';

const { signIns: texts } = personTexts;

/** The person's current sessions and those of the last thirty days; each device can be logged out. */
export function SignInsSection({ person }: { person: UserPage }) {
  const query = useListUserSignInsQuery({ id: person.id }, { refetchOnMountOrArgChange: true });
  const [ending, setEnding] = useState<UserSession | null>(null);
  return (
    <Loaded query={query} failed={adminUsersTexts.failed}>
      {({ items }) => (
        <>
          <p className={styles.muted}>{items.length === 0 ? texts.none : texts.about}</p>
          <ul className={styles.lines}>
            {items.map((session) => (
              <SignInLine key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </ul>
          <ActionDrawer
            action={ending ? 'sign-out' : null}
            userId={person.id}
            name={`${nameOf(person)}: ${ending ? deviceOf(ending) : ''}`}
            {...(ending && { sessionId: ending.id })}
            onClose={() => setEnding(null)}
          />
        </>
      )}
    </Loaded>
  );
}

const deviceOf = ({ userAgent }: UserSession) => deviceName(userAgent) ?? texts.unknown;

function SignInLine({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const { network, createdAt, lastSeenAt, live } = session;
  const device = deviceOf(session);
  return (
    <li>
      <b>{`${device}${network ? ` ${texts.network(network)}` : ''}`}</b>
      <span className={styles.tags}>
        <StateTag tone={live ? 'good' : 'quiet'}>{live ? texts.live : texts.over}</StateTag>
      </span>
      <span className={styles.muted}>{texts.since(momentOf(createdAt), momentOf(lastSeenAt))}</span>
      {live ? (
        <span>
          <Button onClick={onEnd} aria-label={texts.endNamed(device)}>
            {texts.end}
          </Button>
        </span>
      ) : null}
    </li>
  );
}
