import { useLocation, useMatches } from 'react-router-dom';
import { useGetMyPersonalDataQuery } from '../../api/personal-data';
import { paths } from '../../config/paths';
import { withoutRegion } from '../../lib/region';
import { PlannedErasure } from './PlannedErasure';
import styles from './personal-data.module.css';

/**
 * Shown above every page while the erasure of the account is planned, except on pages that say it or fill the window.
 */
export default function DeletionNotice() {
  const { data } = useGetMyPersonalDataQuery();
  const { pathname } = useLocation();
  const { frame } = (useMatches().at(-1)?.handle ?? {}) as { frame?: string };
  if (!data?.erasure || withoutRegion(pathname) === paths.accountData || frame === 'full') return null;
  return (
    <div className={`wrap ${styles.notice}`}>
      <PlannedErasure erasure={data.erasure} />
    </div>
  );
}
