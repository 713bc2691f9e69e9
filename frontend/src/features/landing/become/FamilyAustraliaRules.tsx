import { WithLegalFacts } from '../../../entities/legal-facts';
import { Close } from '../close/Close';
import { familyAustraliaRules as words } from '../content/family-australia-rules';
import { stateChecks } from '../content/state-checks';
import { ReadOn } from '../facts/ReadOn';
import { Room } from '../facts/Room';
import { Rules } from '../facts/Rules';
import { Table } from '../facts/Table';
import { Timeline } from '../facts/Timeline';
import { HowItWorks } from '../how/HowItWorks';
import { WhyUs } from '../why/WhyUs';

/** The room, the Australian rules for families, and the checks of every state. */
export function FamilyAustraliaRules() {
  return (
    <>
      <Room />
      <HowItWorks />
      <WithLegalFacts region="australia">{(facts) => <Rules list={words.rules(facts)} />}</WithLegalFacts>
      <WithLegalFacts region="australia">
        {(facts) => <Table id="children-checks" grid={stateChecks(facts)} />}
      </WithLegalFacts>
      <Timeline id="first-weeks" stages={words.weeks} />
      <WhyUs />
      <ReadOn ways="family" />
      <Close title={words.close} />
    </>
  );
}
