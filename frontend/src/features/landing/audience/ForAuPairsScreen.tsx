import { paths } from '../../../config/paths';
import { lazyHydrate } from '../../../lib/lazy-hydrate';
import { useRegion } from '../../../lib/region';
import { LandingHead } from '../LandingHead';
import { useCtaLinks } from '../use-cta-links';
import { forAuPairsTexts as words } from './texts';
import { Opening } from './Opening';

const Matter = lazyHydrate(() => import('./AuPairMatter').then((module) => module.AuPairMatter));

/** The exact page for au pairs. */
export function ForAuPairsScreen() {
  const region = useRegion();
  const ways = useCtaLinks();
  return (
    <>
      <LandingHead title={words.title[region]} description={words.description[region]} />
      <Opening
        headline={words.headline}
        text={words.text[region]}
        main={{ to: ways.auPair, label: words.action }}
        other={{ to: paths.searchFamilies, label: words.other }}
      />
      <Matter />
    </>
  );
}
