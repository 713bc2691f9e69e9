import { lazyHydrate } from '../../../lib/lazy-hydrate';
import { familyAustralia as words } from '../content/family-australia';
import { LandingHero } from '../hero/Hero';
import { LandingHead } from '../LandingHead';
import { AuPairs } from '../people/People';

const Cities = lazyHydrate(() => import('../cities/Cities').then((module) => module.Cities));
const Rules = lazyHydrate(() => import('./FamilyAustraliaRules').then((module) => module.FamilyAustraliaRules));

/** For families in Australia: who could come, the room they would come to, the law, the checks of each state. */
export function BecomeHostFamilyAustraliaScreen() {
  return (
    <>
      <LandingHead title={words.title} description={words.description} />
      <LandingHero audience="family" headline={words.headline} text={words.text} scene="brisbane" />
      <AuPairs {...words.featured} />
      <Cities />
      <Rules />
    </>
  );
}
