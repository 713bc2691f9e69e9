import { useGetEarlyExitOverviewQuery } from '../../api/early-exits';
import { paths } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { earlyExitLinkMessages } from './early-exit-link-texts';
import styles from './EarlyExitLink.module.css';

/** The quiet way out, for everyone who has an agreement: on the dashboard, under what is under way. */
export function EarlyExitLinkWithAgreement() {
  const { data } = useGetEarlyExitOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return data && data.arrangements.length > 0 ? <EarlyExitLink /> : null;
}

/** Small print on purpose: the person who looks over a shoulder sees a line of a footer. */
export function EarlyExitLink() {
  return (
    <p className={styles.link}>
      <RegionLink to={paths.needOut}>{earlyExitLinkMessages.link}</RegionLink>
    </p>
  );
}
