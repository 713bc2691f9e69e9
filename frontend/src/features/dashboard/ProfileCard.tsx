import { Link } from 'react-router-dom';
import type { ProfileCompleteness } from '../../api/dashboard';
import { auPairPath, familyPath, paths } from '../../config/paths';
import type { SessionUser } from '../../lib/session';
import { ProfileStrength } from '../../entities/profile-strength';
import { ArrowLink } from '../../ui/Button';
import { ProgressRing } from '../../ui/ProgressRing';
import styles from './DashboardScreen.module.css';
import { dashboardTexts } from './texts';
import { ownProfilePath } from './own-profile-path';

const { profile: texts } = dashboardTexts;
const MOST_MISSING = 5;

/** The completeness of the profile, with links to missing answers. */
export function ProfileCard({ completeness, user }: { completeness: ProfileCompleteness; user: SessionUser }) {
  const { percent, missing } = completeness;
  const others = missing.length - MOST_MISSING;
  if (user.coParent)
    return (
      <section className={styles.profile} aria-labelledby="own-profile">
        <h2 id="own-profile">{texts.coParent.heading}</h2>
        <p>{texts.coParent.text(user.coParent.familyName)}</p>
        <ArrowLink to={paths.accountHousehold}>{texts.coParent.rights}</ArrowLink>
        <ArrowLink to={familyPath(user.id)}>{texts.view}</ArrowLink>
        <ArrowLink to={paths.account}>{texts.account}</ArrowLink>
      </section>
    );
  return (
    <section className={styles.profile} aria-labelledby="own-profile">
      <div className={styles.percent}>
        <ProgressRing value={percent} label={texts.label} />
        <h2 id="own-profile">{texts.heading}</h2>
      </div>
      <ProfileStrength completeness={completeness} form={ownProfilePath(user)} />
      {missing.length === 0 ? null : (
        <>
          <p className={styles.missing}>{texts.missing}</p>
          <ul>
            {missing.slice(0, MOST_MISSING).map(({ field, label }) => (
              <li key={field}>
                <Link to={`${ownProfilePath(user)}?field=${field}`}>{label}</Link>
              </li>
            ))}
            {others > 0 ? (
              <li>
                <span>{texts.more(others)}</span>
              </li>
            ) : null}
          </ul>
        </>
      )}
      <ArrowLink to={ownProfilePath(user)}>{texts.edit}</ArrowLink>
      <ArrowLink to={user.userType === 'family' ? familyPath(user.id) : auPairPath(user.id)}>{texts.view}</ArrowLink>
      <ArrowLink to={paths.account}>{texts.account}</ArrowLink>
    </section>
  );
}
