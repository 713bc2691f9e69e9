import { useRegion } from '../../../lib/region';
import { Close } from '../close/Close';
import { auPairPayAustralia, auPairPayNewZealand } from '../content/pay';
import { ReadOn } from '../facts/ReadOn';
import { auPairsMessages as words } from './au-pairs-texts';
import { Checks } from './Checks';
import { PaySlip } from './PaySlip';
import { Questions } from './Questions';
import { Week } from './Week';

/** The week, the pay, the checks, the questions. */
export function AuPairMatter() {
  const region = useRegion();
  return (
    <>
      <Week {...words.week} />
      <PaySlip pay={region === 'newzealand' ? auPairPayNewZealand : auPairPayAustralia} />
      <Checks />
      <Questions {...words.questions} />
      <ReadOn ways="auPairWeek" />
      <Close audience="aupair" />
    </>
  );
}
