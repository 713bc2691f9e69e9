import { Statistic, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { Loaded } from '../../../../admin-ui/Loaded';
import { today } from '../../../../admin-ui/admin-time';
import { useGetUserRelationshipsQuery, type UserPage } from '../../../../api/admin-users';
import { userPath } from '../../../../config/admin-paths';
import { endsEarly } from '../../../../entities/placements/ends-early';
import { capitalised } from '../../../../lib/format/capitalised';
import { shortDay } from '../../../../lib/format/date';
import { adminUsersTexts, personTexts } from '../texts';
import styles from './person.module.css';

const { relationships: texts } = personTexts;

/** The person's contacts with others: numbers and dates, but no texts. */
export function RelationshipsSection({ person: { id } }: { person: UserPage }) {
  const query = useGetUserRelationshipsQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} failed={adminUsersTexts.failed}>
      {({ conversations, interviews, agreements }) => (
        <div className={styles.section}>
          <div className={styles.numbers}>
            <Statistic title={texts.conversations} value={conversations} />
            {interviews.map(({ state, count }) => (
              <Statistic key={state} title={texts.interviews[state]} value={count} />
            ))}
          </div>
          <section>
            <h2>{texts.agreements}</h2>
            {agreements.length === 0 ? <p className={styles.muted}>{texts.noAgreements}</p> : null}
            <ul className={styles.lines}>
              {agreements.map(({ id: key, partner, state, startsOn, endsOn, endedOn }) => (
                <li key={key}>
                  <Link to={userPath(partner.id)}>{capitalised(partner.displayName)}</Link>
                  <span className={styles.tags}>
                    <Tag>{endsEarly({ state, endedOn }, today()) ? texts.endsEarly : texts.states[state]}</Tag>
                  </span>
                  {startsOn && endsOn ? (
                    <span className={styles.muted}>{texts.dates(shortDay(startsOn), shortDay(endedOn ?? endsOn))}</span>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
          <p className={styles.muted}>{texts.privacy}</p>
        </div>
      )}
    </Loaded>
  );
}
