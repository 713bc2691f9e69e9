import type { ReactNode } from 'react';
import { useGetUserQuery } from '../../api/profiles';
import { useLocation } from 'react-router-dom';
import { paths, signUpPathBackTo } from '../../config/paths';
import type { SessionUser } from '../../lib/session';
import { LinkButton } from '../../ui/Button';
import { searchMessages } from './texts';
import styles from './SearchSidebar.module.css';

const { meaning, visitor, complete } = searchMessages;
const LARGEST = Math.max(...meaning.parts.map(({ points }) => points));

interface SearchSidebarProps {
  searcher: 'family' | 'aupair';
  user: SessionUser | null;
  children: ReactNode;
}

/** Next to the results: what the score means, or how to get one. */
export function SearchSidebar({ searcher, user, children }: SearchSidebarProps) {
  const { pathname, search } = useLocation();
  const { data: profile } = useGetUserQuery({ id: user?.id ?? '' }, { skip: !user });
  return (
    <aside className={styles.rail}>
      <section>
        <h2>{meaning.heading}</h2>
        <p>{meaning.text}</p>
        <ul className={styles.parts}>
          {meaning.parts.map(({ label, points }) => (
            <li key={label}>
              {label}
              <b>{points}</b>
              <svg aria-hidden="true">
                <rect width={`${(100 * points) / LARGEST}%`} height="100%" />
              </svg>
            </li>
          ))}
        </ul>
      </section>
      {!user ? (
        <Invitation texts={visitor} to={signUpPathBackTo(searcher, pathname + search)} />
      ) : profile && user.userType === searcher && !profile.hasCompletedProfile ? (
        <Invitation texts={complete} to={searcher === 'family' ? paths.familyProfileForm : paths.auPairProfileForm} />
      ) : null}
      {children}
    </aside>
  );
}

function Invitation({ texts, to }: { texts: { heading: string; text: string; action: string }; to: string }) {
  return (
    <section className={styles.invitation}>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <LinkButton size="small" to={to}>
        {texts.action}
      </LinkButton>
    </section>
  );
}
