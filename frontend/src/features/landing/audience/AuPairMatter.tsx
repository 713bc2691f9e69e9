import { WithLegalFacts } from '../../../entities/legal-facts';
import { useRegion } from '../../../lib/region';
import { Close } from '../close/Close';
import { auPairPayAustralia, auPairPayNewZealand } from '../content/pay';
import { ReadOn } from '../facts/ReadOn';
import { auPairsTexts as words } from './au-pairs-texts';
import { Checks } from './Checks';
import { PaySlip } from './PaySlip';
import { Questions } from './Questions';
import { Week } from './Week';

/** The week, the pay, the checks, the questions. */
export function AuPairMatter() {
  return (
    <>
      <Week {...words.week} />
      <AuPairPay />
      <Checks />
      <Questions {...words.questions} />
      <ReadOn ways="auPairWeek" />
      <Close audience="aupair" />
    </>
  );
}

function AuPairPay() {
  const region = useRegion();
  return region === 'newzealand' ? (
    <WithLegalFacts region={region}>{(facts) => <PaySlip pay={auPairPayNewZealand(facts)} />}</WithLegalFacts>
  ) : (
    <WithLegalFacts region={region}>{(facts) => <PaySlip pay={auPairPayAustralia(facts)} />}</WithLegalFacts>
  );
}
