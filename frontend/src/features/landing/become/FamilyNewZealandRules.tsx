import { WithLegalFacts } from '../../../entities/legal-facts';
import { Close } from '../close/Close';
import { familyNewZealandRules as words } from '../content/family-new-zealand-rules';
import { ReadOn } from '../facts/ReadOn';
import { Room } from '../facts/Room';
import { Rules } from '../facts/Rules';
import { Timeline } from '../facts/Timeline';
import { HowItWorks } from '../how/HowItWorks';
import { WhyUs } from '../why/WhyUs';

/** The New Zealand rules for families, and the room. */
export function FamilyNewZealandRules() {
  return (
    <>
      <Room />
      <WithLegalFacts region="newzealand">{(facts) => <Rules list={words.rules(facts)} />}</WithLegalFacts>
      <HowItWorks />
      <WhyUs />
      <ReadOn ways="family" />
      <Timeline id="first-weeks" stages={words.weeks} />
      <Close title={words.close} />
    </>
  );
}
