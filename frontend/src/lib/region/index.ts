export { regionalPath, regionOfPath, showsRegionSwitch, switchedPath, withoutRegion } from './region-paths';
export { regionalHtml } from './regional-html';
export { storePreferredRegion } from './preferred-region';
export { suggestRegion } from './suggest-region';
export {
  regionOfUrl,
  useRegion,
  useRegionalPath,
  useRegionFacts,
  useRegionOnDocument,
  useSwitchedAddress,
} from './use-region';
export { RegionLink, RegionNavLink, type RegionLinkProps } from './RegionLink';
