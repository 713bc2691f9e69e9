import type { AuPairFacts } from '../facts/au-pair-facts.js';
import type { FamilyFacts } from '../facts/family-facts.js';
import { AU_PAIR_TRAITS, FAMILY_TRAITS } from '../facts/traits.js';
import { fits, lacks, unknown, type Finding, type Saying } from './finding.js';
import { messages } from './messages.js';

const HOUSE = 10;

/** Something that a house asks for, and how an au pair answers it. */
interface Wish {
  /** Any of these bits of the family asks for it. */
  asked: number;
  weight: number;
  yes: number;
  /** 0: whoever does not say yes, says no. */
  no: number;
  saying: { yes: Saying; no: Saying; silent?: Saying };
}

const WISHES: readonly Wish[] = [
  {
    asked: FAMILY_TRAITS.wantsDriver,
    weight: 4,
    yes: AU_PAIR_TRAITS.drives,
    no: 0,
    saying: messages.driving.wanted,
  },
  {
    asked: FAMILY_TRAITS.hasPets,
    weight: 3,
    yes: AU_PAIR_TRAITS.finePets,
    no: AU_PAIR_TRAITS.noPets,
    saying: messages.pets,
  },
  {
    asked: FAMILY_TRAITS.wantsNonSmoker,
    weight: 3,
    yes: AU_PAIR_TRAITS.nonSmoker,
    no: AU_PAIR_TRAITS.smokes,
    saying: messages.smoking,
  },
  {
    asked: FAMILY_TRAITS.wantsFirstAid,
    weight: 2,
    yes: AU_PAIR_TRAITS.firstAid,
    no: AU_PAIR_TRAITS.noFirstAid,
    saying: messages.firstAid,
  },
  {
    asked: FAMILY_TRAITS.wantsSwimmer,
    weight: 2,
    yes: AU_PAIR_TRAITS.swims,
    no: AU_PAIR_TRAITS.cannotSwim,
    saying: messages.swimming,
  },
];
/** A car that may be used is a wish of its own only where no driver is asked for. */
const CAR: Wish = {
  asked: FAMILY_TRAITS.carAvailable,
  weight: 2,
  yes: AU_PAIR_TRAITS.drives,
  no: 0,
  saying: messages.driving.carThere,
};

/** Driving, pets, house rules: 10 points, shared among what the house asks for; all of them where it asks for nothing. */
export function compareHouse(auPair: AuPairFacts, family: FamilyFacts): Finding[] {
  const asked = WISHES.filter((wish) => family.traits & wish.asked);
  if (family.traits & CAR.asked && !(family.traits & FAMILY_TRAITS.wantsDriver)) asked.unshift(CAR);
  if (asked.length === 0) return [fits(HOUSE, { family: null, aupair: null })];
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  return asked.map((wish) => answerTo(wish, auPair.traits, (HOUSE * wish.weight) / total));
}

function answerTo({ yes, no, saying }: Wish, traits: number, of: number): Finding {
  // Who says both ("dogs are fine, cats not") is taken at the no.
  if (no !== 0 && traits & no) return lacks(of, 0, saying.no);
  if (traits & yes) return fits(of, saying.yes);
  return saying.silent ? unknown(of, saying.silent) : lacks(of, 0, saying.no);
}
