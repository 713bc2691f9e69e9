import { WithLegalFacts } from '../../../entities/legal-facts';
import { PaySlip } from '../audience/PaySlip';
import { employee } from '../content/au-pair-new-zealand-rules';
import { auPairPayNewZealand } from '../content/pay';

/** What being an employee means, on one slip of paper. */
export function EmployeePaySlip() {
  return (
    <WithLegalFacts region="newzealand">
      {(facts) => <PaySlip pay={{ ...auPairPayNewZealand(facts), ...employee }} />}
    </WithLegalFacts>
  );
}
