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
      <Table id="passports" grid={passports} />
      <HowItWorks first="auPairs" />
      <Rules list={words.rules} />
      <Timeline id="first-weeks" stages={words.weeks} />
      <WhyUs />
      <ReadOn ways="aupair" />
      <Close audience="aupair" title={words.close} />
    </>
  );
}
