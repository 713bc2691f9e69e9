import { WithLegalFacts } from '../../../entities/legal-facts';
import { Close } from '../close/Close';
import { auPairNewZealandRules as words, passports } from '../content/au-pair-new-zealand-rules';
import { ReadOn } from '../facts/ReadOn';
import { Rules } from '../facts/Rules';
import { Table } from '../facts/Table';
import { Timeline } from '../facts/Timeline';
import { HowItWorks } from '../how/HowItWorks';
import { WhyUs } from '../why/WhyUs';

/** The New Zealand rules for au pairs, passport by passport. */
export function AuPairNewZealandRules() {
  return (
    <>
      <WithLegalFacts region="newzealand">{(facts) => <Table id="passports" grid={passports(facts)} />}</WithLegalFacts>
      <HowItWorks first="auPairs" />
      <WithLegalFacts region="newzealand">{(facts) => <Rules list={words.rules(facts)} />}</WithLegalFacts>
      <Timeline id="first-weeks" stages={words.weeks} />
      <WhyUs />
      <ReadOn ways="aupair" />
      <Close audience="aupair" title={words.close} />
    </>
  );
}
