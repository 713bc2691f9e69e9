export { regionalPath, regionOfPath, showsRegionSwitch, switchedPath, withoutRegion } from './region-paths';
export { regionalHtml } from './regional-html';
export { storePreferredRegion, suggestRegion } from './preferred-region';
export {
  regionOfUrl,
  useRegion,
  useRegionalPath,
  useRegionFacts,
  useRegionOnDocument,
  useSwitchedAddress,
} from './use-region';
export { RegionLink, RegionNavLink, type RegionLinkProps } from './RegionLink';
