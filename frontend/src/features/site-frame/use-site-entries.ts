import { landingPaths, paths } from '../../config/paths';
import { useRegion } from '../../lib/region';
import { frameTexts as texts } from './texts';

/** The header's entries for everyone, as the menu of small screens lists them. */
export function useSiteEntries() {
  const region = useRegion();
  return [
    [paths.home, texts.home],
    [landingPaths[region].auPairs, texts.forAuPairs],
    [landingPaths[region].families, texts.forFamilies],
    [paths.blog, texts.blog],
    [paths.faq, texts.faq],
    [paths.resources, texts.templates],
  ] as const;
}
