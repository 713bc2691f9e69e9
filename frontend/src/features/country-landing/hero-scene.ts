import type { LandingCountry } from '../../config/countries';
import type { SceneName } from '../../ui/scene/scene-names';

/** Which drawing stands behind a country's first words. */
export function heroScene(_country: LandingCountry): SceneName {
  return 'sydney';
}
