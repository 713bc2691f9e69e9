import type { ReactNode } from 'react';
import type { DashboardFit } from '../../api/dashboard';
import { paths } from '../../config/paths';
import type { SessionUser } from '../../lib/session';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { AuPairTile, FamilyTile } from '../../entities/people';
import styles from './DashboardScreen.module.css';
import { ownProfilePath } from './own-profile-path';
import { dashboardTexts } from './texts';

const { fits: texts } = dashboardTexts;

/** The best matches; an explanation where there are none yet. */
export function Fits({ fits, user, complete }: { fits: DashboardFit[]; user: SessionUser; complete: boolean }) {
  const isFamily = user.userType === 'family';
  return (
    <section className={styles.section} aria-labelledby="fits">
      <div className={styles.head}>
        <h2 id="fits">{isFamily ? texts.auPairs : texts.families}</h2>
        <ArrowLink to={isFamily ? paths.searchAuPairs : paths.searchFamilies}>{texts.all}</ArrowLink>
      </div>
      {fits.length === 0 ? (
        <div className={styles.quiet}>
          <p>{complete ? texts.noOne : texts.notYet}</p>
          {complete ? (
            <LinkButton variant="quiet" to={isFamily ? paths.searchAuPairs : paths.searchFamilies}>
              {texts.search[isFamily ? 'family' : 'aupair']}
            </LinkButton>
          ) : (
            <LinkButton variant="quiet" to={ownProfilePath(user)}>
              {texts.complete}
            </LinkButton>
          )}
        </div>
      ) : (
        <PeopleGrid people={fits} />
      )}
    </section>
  );
}

interface PeopleGridProps {
  people: DashboardFit[];
  /** Content below someone's card. */
  under?: (person: DashboardFit) => ReactNode;
}

/** Au pairs or families side by side. */
export function PeopleGrid({ people, under }: PeopleGridProps) {
  return (
    <ul className={styles.grid}>
      {people.map((person) => {
        const { auPair, family } = person;
        return (
          <li key={auPair?.id ?? family?.id}>
            {auPair ? <AuPairTile auPair={auPair} /> : null}
            {family ? <FamilyTile family={family} /> : null}
            {under?.(person)}
          </li>
        );
      })}
    </ul>
  );
}
