import { paths } from '../../../config/paths';
import { PageHead } from '../../../lib/head';
import { useRegion } from '../../../lib/region';
import { Close } from '../close/Close';
import { auPairPayAustralia, auPairPayNewZealand } from '../content/pay';
import { ReadOn } from '../facts/ReadOn';
import { useWaysIn } from '../use-ways-in';
import { Checks } from './Checks';
import { forAuPairsMessages as words } from './messages';
import { Opening } from './Opening';
import { PaySlip } from './PaySlip';
import { Questions } from './Questions';
import { Week } from './Week';

/** The exact page for au pairs: the week, the pay, the checks, the questions. */
export function ForAuPairsScreen() {
  const region = useRegion();
  const ways = useWaysIn();
  return (
    <>
      <PageHead title={words.title[region]} description={words.description[region]} />
      <Opening
        headline={words.headline}
        text={words.text[region]}
        main={{ to: ways.auPair, label: words.action }}
        other={{ to: paths.searchFamilies, label: words.other }}
      />
      <Week {...words.week} />
      <PaySlip pay={region === 'newzealand' ? auPairPayNewZealand : auPairPayAustralia} />
      <Checks />
      <Questions {...words.questions} />
      <ReadOn ways="auPairWeek" />
      <Close audience="aupair" />
    </>
  );
}
