import { useGetMyDashboardQuery } from '../../api/dashboard';
import { ProfileStrength } from '../../entities/profile-strength';

/** How strong the saved profile is, or its draft until then. */
export default function OwnStrength() {
  const { data } = useGetMyDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  return data ? <ProfileStrength completeness={data.completeness} form="" /> : null;
}
