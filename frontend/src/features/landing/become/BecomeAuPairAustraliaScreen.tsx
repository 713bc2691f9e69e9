import { PageHead } from '../../../lib/head';
import { Close } from '../close/Close';
import { auPairAustralia as words } from '../content/au-pair-australia';
import { ReadOn } from '../facts/ReadOn';
import { Rules } from '../facts/Rules';
import { Timeline } from '../facts/Timeline';
import { TwelveMonths } from '../facts/TwelveMonths';
import { LandingHero } from '../hero/Hero';
import { HowItWorks } from '../how/HowItWorks';
import { Families } from '../people/People';
import { WhyUs } from '../why/WhyUs';

/** For au pairs who think of Australia: the houses first, then the rules and the one date that matters. */
export function BecomeAuPairAustraliaScreen() {
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <LandingHero audience="aupair" headline={words.headline} text={words.text} scene="sydney" />
      <Families {...words.featured} />
      <Rules list={words.rules} />
      <TwelveMonths />
      <HowItWorks first="auPairs" />
      <WhyUs />
      <Timeline id="first-weeks" stages={words.weeks} />
      <ReadOn ways="aupair" />
      <Close audience="aupair" title={words.close} />
    </>
  );
}
