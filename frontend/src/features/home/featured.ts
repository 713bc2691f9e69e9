import type { SearchAuPairsApiArg, SearchFamiliesApiArg } from '../../api/enhance';
import type { Region } from '../../config/regions';

/** What the home page asks for, in one place, so that the loader's answer is the components' answer. */
export const featuredAuPairs = (region: Region): SearchAuPairsApiArg => ({ region, sort: 'newest', limit: 4 });
export const featuredFamilies = (region: Region): SearchFamiliesApiArg => ({ region, sort: 'newest', limit: 3 });
