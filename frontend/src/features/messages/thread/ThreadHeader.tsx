import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Conversation } from '../../../api/messages';
import { ownTimeZone, shortTime, useNow } from '../../../lib/clocks';
import { auPairPath, familyPath, paths } from '../../../config/paths';
import { ReputationLine, VerifiedMark } from '../../../entities/people/Reputation';
import { capitalised } from '../../../lib/format/capitalised';
import { Icon } from '../../../ui/Icon';
import { Face } from '../Face';
import { isFromList } from '../list/from-list';
import { threadTexts } from './texts';
import styles from './ThreadHeader.module.css';

const { thread: texts } = threadTexts;

/** Address of the other person's page. */
export const profilePath = (person: Conversation['with']) =>
  person.userType === 'family' ? familyPath(person.id) : auPairPath(person.id);

/** With whom one talks, whether they are here, and the way to their page. */
export function ThreadHeader({ person, tools }: { person: Conversation['with']; tools: ReactNode }) {
  const now = useNow();
  const presence = person.online
    ? texts.onlineNow
    : person.lastSeenAt
      ? texts.seen(shortTime(new Date(person.lastSeenAt), now, ownTimeZone()))
      : person.place;
  return (
    <header className={styles.header}>
      <BackToList />
      <Link className={styles.who} to={profilePath(person)} title={texts.profile}>
        <Face person={person} size={56} />
        <span>
          <h2>
            <span>{capitalised(person.displayName)}</span>
            <span className={styles.badge}>
              <VerifiedMark verified={person.verified} compact />
            </span>
          </h2>
          <small data-online={person.online || undefined}>{presence}</small>
        </span>
      </Link>
      <div className={styles.tools}>{tools}</div>
      <div className={styles.trust}>
        <ReputationLine verified={person.verified} rating={null} replies={person.replies} />
      </div>
    </header>
  );
}

/** The way back to the list on a phone. Where the list is the page before, that one is shown again, with its place. */
function BackToList() {
  const location = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!isFromList(location) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={styles.back} to={paths.messages} aria-label={texts.back} onClick={goBack}>
      <Icon name="back" size={22} />
    </Link>
  );
}
