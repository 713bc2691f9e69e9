import { PaySlip } from '../audience/PaySlip';
import { employee } from '../content/au-pair-new-zealand-rules';
import { auPairPayNewZealand } from '../content/pay';

const pay = { ...auPairPayNewZealand, ...employee };

/** What being an employee means, on one slip of paper. */
export function EmployeePaySlip() {
  return <PaySlip pay={pay} />;
}
