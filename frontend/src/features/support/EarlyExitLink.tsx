import { useGetEarlyExitOverviewQuery } from '../../api/early-exits';
import { paths } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { earlyExitLinkTexts } from './early-exit-link-texts';
import styles from './EarlyExitLink.module.css';

/** A small link to the early-exit page, for everyone with an agreement, on the dashboard. */
export function EarlyExitLinkWithAgreement() {
  const { data } = useGetEarlyExitOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return data && data.agreements.length > 0 ? <EarlyExitLink /> : null;
}

/** Small on purpose: someone looking over the person's shoulder sees only a footer line. */
export function EarlyExitLink() {
  return (
    <p className={styles.link}>
      <RegionLink to={paths.earlyExit}>{earlyExitLinkTexts.link}</RegionLink>
    </p>
  );
}
