import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { editingTexts, AuPairProfileEditor } from '../../features/profile-editing';
import { PageHead } from '../../lib/head';
import { useRegionalPath } from '../../lib/region';
import { useSession } from '../../lib/session';

export function Component() {
  const { user } = useSession();
  const regional = useRegionalPath();
  // The draft belongs to the person, not to this form: the other role has a form of its own.
  if (user?.userType === 'family') return <Navigate to={regional(paths.familyProfileForm)} replace />;
  return (
    <>
      <PageHead title={editingTexts.auPairTitle} hidden />
      <AuPairProfileEditor />
    </>
  );
}
