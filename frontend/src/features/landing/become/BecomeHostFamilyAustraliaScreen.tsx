import { PageHead } from '../../../lib/head';
import { Close } from '../close/Close';
import { familyAustralia as words, stateChecks } from '../content/family-australia';
import { ReadOn } from '../facts/ReadOn';
import { Room } from '../facts/Room';
import { Rules } from '../facts/Rules';
import { Table } from '../facts/Table';
import { Timeline } from '../facts/Timeline';
import { LandingHero } from '../hero/Hero';
import { HowItWorks } from '../how/HowItWorks';
import { AuPairs } from '../people/People';
import { WhyUs } from '../why/WhyUs';

/** For families in Australia: who could come, the room they would come to, the law, the checks of each state. */
export function BecomeHostFamilyAustraliaScreen() {
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <LandingHero audience="family" headline={words.headline} text={words.text} scene="brisbane" />
      <AuPairs {...words.featured} />
      <Room />
      <HowItWorks />
      <Rules list={words.rules} />
      <Table id="children-checks" grid={stateChecks} />
      <Timeline id="first-weeks" stages={words.weeks} />
      <WhyUs />
      <ReadOn ways="family" />
      <Close title={words.close} />
    </>
  );
}
