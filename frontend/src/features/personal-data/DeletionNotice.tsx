import { useLocation, useMatches } from 'react-router-dom';
import { useGetMyPersonalDataQuery } from '../../api/personal-data';
import { paths } from '../../config/paths';
import { PlannedErasure } from './PlannedErasure';
import styles from './personal-data.module.css';

/** Above every page of the person who is about to be erased, except where the page says so itself or needs the whole window. */
export default function DeletionNotice() {
  const { data } = useGetMyPersonalDataQuery();
  const { pathname } = useLocation();
  const { frame } = (useMatches().at(-1)?.handle ?? {}) as { frame?: string };
  if (!data?.erasure || pathname === paths.account || frame === 'full') return null;
  return (
    <div className={`wrap ${styles.notice}`}>
      <PlannedErasure erasure={data.erasure} />
    </div>
  );
}
