import campfire from '../../assets/postcards/campfire.svg?url';
import flags from '../../assets/postcards/flags.svg?url';
import schoolyard from '../../assets/postcards/schoolyard.svg?url';
import verandah from '../../assets/postcards/verandah.svg?url';

const postcards: Record<string, string> = { campfire, flags, schoolyard, verandah };

/** Address of a drawn postcard; for a name that no one has drawn, the beach. */
export const postcard = (name: string): string => postcards[name] ?? flags;
