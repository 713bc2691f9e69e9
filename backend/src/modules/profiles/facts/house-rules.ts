import { folded } from '../../country/index.js';

const NOT = "(?:no|not|non|never|don'?t|doesn'?t|do not|does not|can'?t|cannot|without|isn'?t)";
const isSaid = (words: string, thing: RegExp, denied: RegExp) => thing.test(words) && !denied.test(words);

const DRIVES = /\b(?:driv(?:e|er|es|ing)|licen[cs]e)\b/;
const NEED_NOT_DRIVE = new RegExp(
  `\\b${NOT}(?: need(?:ed)?)?(?: to)?(?: have)?(?: a)?[ -](?:driv|licen)|driv\\w+ (?:is )?not`,
);
const SMOKING = /\bsmok(?:e|es|er|ing)\b/;
const NOT_SMOKING = new RegExp(`\\b${NOT}[ -]?(?:a )?smok|smoke.?free|smok\\w+ (?:is )?not`);
const FIRST_AID = /\b(?:first.?aid|cpr)\b/;
const NO_FIRST_AID = new RegExp(`\\b${NOT} (?:have )?(?:a )?(?:first|cpr)`);
const SWIMS = /\b(?:swim\w*|lifeguard)\b/;
const NOT_SWIMMING = new RegExp(`\\b${NOT} (?:need to |have to |be able to )?swim`);
const ANIMALS = '(?:dogs?|cats?|pets?|animals?|horses?)';
const PETS = new RegExp(`\\b${ANIMALS}\\b`);
const NO_PETS = new RegExp(
  `\\ballerg\\w* (?:to|against) (?:\\w+ (?:and|or) )?(?:${ANIMALS}|fur)|\\b(?:afraid|scared) of (?:\\w+ )?${ANIMALS}|\\b${NOT} (?:like |want )?${ANIMALS}|${ANIMALS} allergy`,
);
const TWO_DAYS_OFF =
  /\b(?:two|2)(?: full| whole)? days? (?:off|free)|\bweekends?(?: are| is)?(?: always| mostly| usually)? (?:off|free)|\b(?:free|every) weekends?(?: off)?\b/;
const ONE_DAY_OFF =
  /\b(?:one|1|a)(?: full| whole)? day (?:off|free)|\b(?:sun|satur)days?(?: are| is)?(?: always)? (?:off|free)/;

/** What a family asks for in its own words. */
export interface HouseWishes {
  driver: boolean;
  nonSmoker: boolean;
  firstAid: boolean;
  swimmer: boolean;
  /** Free days a week: 2 means two or more; null when nothing is said. */
  daysOff: 1 | 2 | null;
}

/** Reads a family's requirements (and what it says of free days anywhere else). */
export function wishesIn(requirements: string, everything: string): HouseWishes {
  const asked = folded(requirements);
  const said = folded(everything);
  return {
    driver: isSaid(asked, DRIVES, NEED_NOT_DRIVE),
    nonSmoker: NOT_SMOKING.test(asked),
    firstAid: isSaid(asked, FIRST_AID, NO_FIRST_AID),
    swimmer: isSaid(asked, SWIMS, NOT_SWIMMING),
    daysOff: TWO_DAYS_OFF.test(said) ? 2 : ONE_DAY_OFF.test(said) ? 1 : null,
  };
}

/** What an au pair says of themself; null where nothing is said. */
export interface HouseManners {
  smokes: boolean | null;
  firstAid: boolean | null;
  swims: boolean | null;
  finePets: boolean | null;
}

const answerIn = (words: string, thing: RegExp, denied: RegExp) =>
  denied.test(words) ? false : thing.test(words) || null;

/** Reads what an au pair writes of themself and their skills. */
export function mannersIn(text: string): HouseManners {
  const words = folded(text);
  return {
    smokes: answerIn(words, SMOKING, NOT_SMOKING),
    firstAid: answerIn(words, FIRST_AID, NO_FIRST_AID),
    swims: answerIn(words, SWIMS, NOT_SWIMMING),
    finePets: answerIn(words, PETS, NO_PETS),
  };
}
