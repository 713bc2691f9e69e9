import { WithLegalFacts } from '../../../entities/legal-facts';
import { Close } from '../close/Close';
import { auPairAustraliaRules as words } from '../content/au-pair-australia-rules';
import { ReadOn } from '../facts/ReadOn';
import { Rules } from '../facts/Rules';
import { Timeline } from '../facts/Timeline';
import { TwelveMonths } from '../facts/TwelveMonths';
import { HowItWorks } from '../how/HowItWorks';
import { WhyUs } from '../why/WhyUs';

/** The Australian rules for au pairs, with the year drawn out. */
export function AuPairAustraliaRules() {
  return (
    <>
      <WithLegalFacts region="australia">{(facts) => <Rules list={words.rules(facts)} />}</WithLegalFacts>
      <TwelveMonths />
      <HowItWorks first="auPairs" />
      <WhyUs />
      <Timeline id="first-weeks" stages={words.weeks} plain />
      <ReadOn ways="aupair" />
      <Close audience="aupair" title={words.close} />
    </>
  );
}
