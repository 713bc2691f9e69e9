import { useGetMyDashboardQuery } from '../../api/dashboard';
import { ProfileStrength } from '../../entities/profile-strength';

/** The strength of the saved profile, or of its draft until it is saved. */
export default function OwnStrength() {
  const { data } = useGetMyDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  return data ? <ProfileStrength completeness={data.completeness} form="" /> : null;
}
