import type { ReactNode } from 'react';
import { useGetUserQuery } from '../../api/profiles';
import { useLocation } from 'react-router-dom';
import { paths, signUpPathBackTo } from '../../config/paths';
import type { SessionUser } from '../../lib/session';
import { LinkButton } from '../../ui/Button';
import { SCORE_PARTS } from './score-parts';
import { searchTexts } from './texts';
import styles from './SearchSidebar.module.css';

const { meaning, visitor, complete } = searchTexts;

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
    <aside className={styles.sidebar}>
      {user?.userType === searcher && profile?.hasCompletedProfile ? <Meaning searcher={searcher} /> : null}
      {!user ? (
        <Invitation texts={visitor} to={signUpPathBackTo(searcher, pathname + search)} />
      ) : profile && user.userType === searcher && !profile.hasCompletedProfile ? (
        <Invitation texts={complete} to={searcher === 'family' ? paths.familyProfileForm : paths.auPairProfileForm} />
      ) : null}
      {children}
    </aside>
  );
}

function Meaning({ searcher }: Pick<SearchSidebarProps, 'searcher'>) {
  const largest = Math.max(...SCORE_PARTS.map(({ points }) => points[searcher]));
  return (
    <section>
      <h2>{meaning.heading}</h2>
      <p>{meaning.text}</p>
      <details>
        <summary>{meaning.points}</summary>
        <ul className={styles.parts}>
          {SCORE_PARTS.map(({ part, label, points: { [searcher]: points } }) => (
            <li key={part}>
              {label}
              <b>{points}</b>
              <svg aria-hidden="true">
                <rect width={`${(100 * points) / largest}%`} height="100%" />
              </svg>
            </li>
          ))}
        </ul>
      </details>
    </section>
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
