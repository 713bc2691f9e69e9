import { lazyHydrate } from '../../../lib/lazy-hydrate';
import { familyNewZealand as words } from '../content/family-new-zealand';
import { LandingHero } from '../hero/Hero';
import { LandingHead } from '../LandingHead';
import { AuPairs } from '../people/People';

const Employer = lazyHydrate(() => import('./EmployerSteps').then((module) => module.EmployerSteps));
const Cities = lazyHydrate(() => import('../cities/Cities').then((module) => module.Cities));
const Rules = lazyHydrate(() => import('./FamilyNewZealandRules').then((module) => module.FamilyNewZealandRules));

/** For families in New Zealand: every host is an employer there, so the five steps come before everything else. */
export function BecomeHostFamilyNewZealandScreen() {
  return (
    <>
      <LandingHead title={words.title} description={words.description} />
      <LandingHero audience="family" headline={words.headline} text={words.text} scene="wellington" />
      <Employer />
      <AuPairs {...words.featured} />
      <Cities />
      <Rules />
    </>
  );
}
