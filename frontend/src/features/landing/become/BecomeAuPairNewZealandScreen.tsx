import { PageHead } from '../../../lib/head';
import { PaySlip } from '../audience/PaySlip';
import { Close } from '../close/Close';
import { auPairNewZealand as words, employee, passports } from '../content/au-pair-new-zealand';
import { auPairPayNewZealand } from '../content/pay';
import { ReadOn } from '../facts/ReadOn';
import { Rules } from '../facts/Rules';
import { Table } from '../facts/Table';
import { Timeline } from '../facts/Timeline';
import { LandingHero } from '../hero/Hero';
import { HowItWorks } from '../how/HowItWorks';
import { Families } from '../people/People';
import { WhyUs } from '../why/WhyUs';

/** For au pairs who think of New Zealand: an au pair is an employee there, so the pay slip opens the page. */
export function BecomeAuPairNewZealandScreen() {
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <LandingHero audience="aupair" headline={words.headline} text={words.text} scene="queenstown" />
      <PaySlip pay={{ ...auPairPayNewZealand, ...employee }} />
      <Families {...words.featured} />
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
