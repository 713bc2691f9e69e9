import { WithLegalFacts } from '../../../entities/legal-facts';
import { PaySlip } from '../audience/PaySlip';
import { employee } from '../content/au-pair-new-zealand-rules';
import { auPairPayNewZealand } from '../content/pay';

/** A sample pay slip that explains employment. */
export function EmployeePaySlip() {
  return (
    <WithLegalFacts region="newzealand">
      {(facts) => <PaySlip pay={{ ...auPairPayNewZealand(facts), ...employee }} />}
    </WithLegalFacts>
  );
}
