import { paths } from '../../../config/paths';
import { lazyHydrate } from '../../../lib/lazy-hydrate';
import { useRegion } from '../../../lib/region';
import { LandingHead } from '../LandingHead';
import { useCtaLinks } from '../use-cta-links';
import { forFamiliesTexts as words } from './texts';
import { Opening } from './Opening';

const Matter = lazyHydrate(() => import('./FamilyMatter').then((module) => module.FamilyMatter));

/** The exact page for families. */
export function ForFamiliesScreen() {
  const region = useRegion();
  const ways = useCtaLinks();
  return (
    <>
      <LandingHead title={words.title[region]} description={words.description[region]} />
      <Opening
        headline={words.headline}
        text={words.text[region]}
        main={{ to: ways.family, label: words.action }}
        other={{ to: paths.searchAuPairs, label: words.other }}
      />
      <Matter />
    </>
  );
}
