import { paths } from '../../../config/paths';
import { later } from '../../../lib/later';
import { useRegion } from '../../../lib/region';
import { LandingHead } from '../LandingHead';
import { useWaysIn } from '../use-ways-in';
import { forAuPairsMessages as words } from './texts';
import { Opening } from './Opening';

const Matter = later(() => import('./AuPairMatter').then((module) => module.AuPairMatter));

/** The exact page for au pairs. */
export function ForAuPairsScreen() {
  const region = useRegion();
  const ways = useWaysIn();
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
