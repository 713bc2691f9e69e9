import type { AuPairFull } from '../../../../api/au-pairs';
import type { FamilyFull } from '../../../../api/families';
import { shortDay } from '../../../../lib/format/date';
import { personTexts } from '../texts';

const day = (date: string | null) => date && shortDay(date);
const yesOrNo = (flag: boolean | null) => (flag === null ? null : flag ? personTexts.yes : personTexts.no);
/** Empty fields are not shown. */
const filled = (fields: [label: string, text: string | number | null][]): [string, string][] =>
  fields.flatMap(([label, text]) => (text === null || text === '' ? [] : [[label, String(text)] as [string, string]]));

/** A family's profile, in the order of its form. */
export const fieldsOfFamily = (family: FamilyFull): [string, string][] =>
  filled([
    ['Family name', family.familyName],
    ['Tagline', family.tagline],
    ['Location', family.location],
    ['About', family.aboutUs],
    ['Children', `${family.numberOfChildren}: ${family.childrenAges}`],
    ['Looking for', family.requirements],
    ['Hours a week', family.hoursPerWeek],
    ['Room', family.accommodationDetails],
    ['Start', day(family.startDate)],
    ['Duration', family.duration],
    ['Languages at home', family.languagesAtHome],
    ['Own bathroom', yesOrNo(family.ownBathroom)],
    ['Car', yesOrNo(family.carAvailable)],
    ['Pets', yesOrNo(family.hasPets)],
    ['Days off a week', family.daysOff],
    ['Needs a driver', yesOrNo(family.needsDriver)],
    ['Needs a swimmer', yesOrNo(family.needsSwimmer)],
    ['Smokers at home', yesOrNo(family.smokesAtHome)],
    ['Featured', yesOrNo(family.featured)],
  ]);

/** An au pair's profile, in the order of its form. */
export const fieldsOfAuPair = (auPair: AuPairFull): [string, string][] =>
  filled([
    ['Name', `${auPair.firstName} ${auPair.lastName}`],
    ['Tagline', auPair.tagline],
    ['Age', auPair.age],
    ['Nationality', auPair.nationality],
    ['Home town', auPair.homeTown],
    ['About', auPair.aboutMe],
    ['Experience', auPair.experience],
    ['Education', auPair.education],
    ['Languages', auPair.languages],
    ['Skills', auPair.skills],
    ['Available', day(auPair.availabilityDate)],
    ['Duration', auPair.preferredDuration],
    ['Location', auPair.preferredLocation],
    ['Hours a week', auPair.preferredHours],
    ['Days off a week', auPair.daysOff],
    ['Ages cared for', auPair.agesCaredFor?.join(', ') ?? null],
    ['Would live with pets', yesOrNo(auPair.livesWithPets)],
    ['Swims', yesOrNo(auPair.swims)],
    ['Smokes', yesOrNo(auPair.smokes)],
    ['Visa', auPair.visaStatus],
    ['In the country', yesOrNo(auPair.isAlreadyInCountry)],
    ['Infants', yesOrNo(auPair.hasInfantExperience)],
    ['Drives', yesOrNo(auPair.hasDrivingLicense)],
    ['Says they have a police check', yesOrNo(auPair.hasPoliceCheck)],
    ['Says they have a working with children check', yesOrNo(auPair.hasWorkWithChildrenCheck)],
  ]);
