import { AU_PAIR_TRAITS, FAMILY_TRAITS } from '../profiles/index.js';
import { fits, lacks, missing, type Compare } from './comparison.js';
import { messages } from './texts.js';

const PETS = {
  auPairSilent: missing({ aupair: 'livesWithPets' }),
  welcome: fits(messages.pets.welcome),
  none: fits(messages.pets.none),
  unwelcome: lacks(0, 0, messages.pets.unwelcome),
};

/** Pets at home, and whether the au pair accepts them. */
export const comparePets: Compare = (auPair, family) => {
  const minds = (auPair.traits & AU_PAIR_TRAITS.noPets) !== 0;
  if (!(family.traits & FAMILY_TRAITS.hasPets)) return minds ? PETS.none : null;
  if (minds) return PETS.unwelcome;
  return auPair.traits & AU_PAIR_TRAITS.livesWithPets ? PETS.welcome : PETS.auPairSilent;
};

const SMOKING = {
  auPairSilent: missing({ aupair: 'smokes' }),
  familySilent: missing({ family: 'smokesAtHome' }),
  bothSilent: missing({ family: 'smokesAtHome', aupair: 'smokes' }),
  neither: fits(messages.smoking.neither),
  both: fits(messages.smoking.both),
  auPair: lacks(0, 0.3, messages.smoking.auPair),
  family: lacks(0.5, 0, messages.smoking.family),
};

/** A smoker has to go outside, which counts most for the non-smoker. */
export const compareSmoking: Compare = (auPair, family) => {
  const [smokes, doesNot] = [auPair.traits & AU_PAIR_TRAITS.smokes, auPair.traits & AU_PAIR_TRAITS.doesNotSmoke];
  const [atHome, free] = [family.traits & FAMILY_TRAITS.smokesAtHome, family.traits & FAMILY_TRAITS.smokeFree];
  if (!smokes && !doesNot) return atHome || free ? SMOKING.auPairSilent : SMOKING.bothSilent;
  if (!atHome && !free) return SMOKING.familySilent;
  if (smokes) return atHome ? SMOKING.both : SMOKING.auPair;
  return atHome ? SMOKING.family : SMOKING.neither;
};
