import { paths } from '../../../config/paths';
import { later } from '../../../lib/later';
import { useRegion } from '../../../lib/region';
import { LandingHead } from '../LandingHead';
import { useWaysIn } from '../use-ways-in';
import { forFamiliesMessages as words } from './texts';
import { Opening } from './Opening';

const Matter = later(() => import('./FamilyMatter').then((module) => module.FamilyMatter));

/** The exact page for families. */
export function ForFamiliesScreen() {
  const region = useRegion();
  const ways = useWaysIn();
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
