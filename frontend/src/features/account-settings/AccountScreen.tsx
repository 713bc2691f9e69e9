import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageHead } from '../../lib/head';
import { RegionLink, useRegionalPath } from '../../lib/region';
import { retryImport } from '../../lib/retry-import';
import { useSession } from '../../lib/session';
import { Icon } from '../../ui/Icon';
import styles from './AccountScreen.module.css';
import { accountSections, movedAccountPath } from './sections';
import { accountTexts } from './texts';

const RequiredSecondFactor = lazy(retryImport(() => import('./RequiredSecondFactor')));

/** The sections of the account, with the way to each. */
export function AccountScreen({ onSecondFactor }: { onSecondFactor: () => void }) {
  const { user } = useSession();
  const { hash, search } = useLocation();
  const regional = useRegionalPath();
  // Kept when the factor is on: its recovery codes are still to be shown.
  const [onlySecondFactor] = useState(user?.secondFactorRequired === true);
  const moved = movedAccountPath(hash);
  if (!onlySecondFactor && moved)
    return <Navigate to={{ ...moved, pathname: regional(moved.pathname), search }} replace />;
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageHead title={accountTexts.title} hidden />
      <header>
        <h1>{accountTexts.heading}</h1>
        {onlySecondFactor ? null : <p className={styles.lead}>{accountTexts.lead}</p>}
      </header>
      {onlySecondFactor ? (
        <Suspense>
          <RequiredSecondFactor onReady={onSecondFactor} />
        </Suspense>
      ) : (
        <ul className={styles.sections}>
          {(user ? accountSections(user) : []).map(({ name, path, icon, title, lead }) => (
            <li key={name}>
              <RegionLink to={path}>
                <Icon name={icon} size={24} />
                <h2>{title}</h2>
                <p>{lead}</p>
              </RegionLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
