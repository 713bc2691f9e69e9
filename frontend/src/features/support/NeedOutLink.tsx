import { useGetEarlyExitOverviewQuery } from '../../api/early-exits';
import { paths } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { needOutLinkMessages } from './need-out-link-texts';
import styles from './NeedOutLink.module.css';

/** The quiet way out, for everybody who has an arrangement: on the dashboard, under what is under way. */
export function NeedOutForThoseWithAgreement() {
  const { data } = useGetEarlyExitOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return data && data.arrangements.length > 0 ? <NeedOutLink /> : null;
}

/** Small print on purpose: whoever looks over a shoulder sees a line of a footer. */
export function NeedOutLink() {
  return (
    <p className={styles.link}>
      <RegionLink to={paths.needOut}>{needOutLinkMessages.link}</RegionLink>
    </p>
  );
}
