import { lazyHydrate } from '../../../lib/lazy-hydrate';
import { auPairAustralia as words } from '../content/au-pair-australia';
import { LandingHero } from '../hero/Hero';
import { LandingHead } from '../LandingHead';
import { Families } from '../people/People';

const Cities = lazyHydrate(() => import('../cities/Cities').then((module) => module.Cities));
const Rules = lazyHydrate(() => import('./AuPairAustraliaRules').then((module) => module.AuPairAustraliaRules));

/** For au pairs who think of Australia: the houses first, then the rules and the one date that matters. */
export function BecomeAuPairAustraliaScreen() {
  return (
    <>
      <LandingHead title={words.title} description={words.description} />
      <LandingHero audience="aupair" headline={words.headline} text={words.text} scene="sydney" />
      <Families {...words.featured} />
      <Cities />
      <Rules />
    </>
  );
}
