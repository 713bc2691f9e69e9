import { PageHead } from '../../../lib/head';
import { Close } from '../close/Close';
import { employerSteps, familyNewZealand as words } from '../content/family-new-zealand';
import { ReadOn } from '../facts/ReadOn';
import { Room } from '../facts/Room';
import { Rules } from '../facts/Rules';
import { SourceLink } from '../facts/SourceLink';
import { Timeline } from '../facts/Timeline';
import { LandingHero } from '../hero/Hero';
import { HowItWorks } from '../how/HowItWorks';
import { AuPairs } from '../people/People';
import { WhyUs } from '../why/WhyUs';

/** For families in New Zealand: every host is an employer there, so the five steps come before everything else. */
export function BecomeHostFamilyNewZealandScreen() {
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <LandingHero audience="family" headline={words.headline} text={words.text} scene="wellington" />
      <Timeline id="employer" stages={employerSteps} intro={employerSteps.intro} counted>
        {employerSteps.sources.map((source) => (
          <SourceLink key={source.url} source={source} />
        ))}
      </Timeline>
      <AuPairs {...words.featured} />
      <WhyUs />
      <Rules list={words.rules} />
      <Room />
      <HowItWorks />
      <ReadOn ways="family" />
      <Timeline id="first-weeks" stages={words.weeks} />
      <Close title={words.close} />
    </>
  );
}
