import { lazyHydrate } from '../../../lib/lazy-hydrate';
import { auPairNewZealand as words } from '../content/au-pair-new-zealand';
import { LandingHero } from '../hero/Hero';
import { LandingHead } from '../LandingHead';
import { Families } from '../people/People';

const Employee = lazyHydrate(() => import('./EmployeePaySlip').then((module) => module.EmployeePaySlip));
const Cities = lazyHydrate(() => import('../cities/Cities').then((module) => module.Cities));
const Rules = lazyHydrate(() => import('./AuPairNewZealandRules').then((module) => module.AuPairNewZealandRules));

/** For au pairs who think of New Zealand: an au pair is an employee there, so the pay slip opens the page. */
export function BecomeAuPairNewZealandScreen() {
  return (
    <>
      <LandingHead title={words.title} description={words.description} />
      <LandingHero audience="aupair" headline={words.headline} text={words.text} scene="queenstown" />
      <Employee />
      <Families {...words.featured} />
      <Cities />
      <Rules />
    </>
  );
}
