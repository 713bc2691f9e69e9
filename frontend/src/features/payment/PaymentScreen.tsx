import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { PageHead } from '../../lib/head';
import { useSession } from '../../lib/session';
import { AuPairPayment } from './AuPairPayment';
import { FamilyPayment } from './FamilyPayment';
import { paymentTexts as texts } from './texts';
import { VisitorPayment } from './VisitorPayment';

/** Paying, as each role sees it: visitors learn what it costs, au pairs that it is free, families choose. */
export function PaymentScreen() {
  const { user } = useSession();
  if (user?.userType === 'admin') return <Navigate to={paths.adminPayments} replace />;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} hidden />
      {!user ? <VisitorPayment /> : user.userType === 'aupair' ? <AuPairPayment /> : <FamilyPayment user={user} />}
    </>
  );
}
