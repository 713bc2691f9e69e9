import type { AuPairProfileInput, FamilyProfileInput, ProfileHistory } from '@wattle-and-fern/backend/seeding';
import { dayAhead, type DemoAuPair, type DemoFamily } from '../index.js';
import { randomFrom } from '../random.js';

const DAY_MS = 86_400_000;
/** No one in the demo has been away for longer. */
const LONGEST_ABSENCE_DAYS = 12;
const MONTH_DAYS = 30;

/** The form as this au pair would fill it in today. */
export function auPairInputOf(person: DemoAuPair, now: Date): AuPairProfileInput {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    nationality: person.nationality,
    age: person.age,
    aboutMe: person.aboutMe,
    experience: person.experience,
    education: person.education,
    languages: person.languages,
    skills: person.skills,
    availabilityDate: dayAhead(now, person.availableInDays, person.timeZone),
    preferredDuration: person.preferredDuration,
    preferredLocation: person.preferredLocation,
    hasInfantExperience: person.hasInfantExperience,
    hasDrivingLicense: person.hasDrivingLicense,
    hasPoliceCheck: person.hasPoliceCheck,
    hasWorkWithChildrenCheck: person.hasWorkWithChildrenCheck,
    visaStatus: person.visaStatus,
    isAlreadyInCountry: person.isAlreadyInCountry,
    tagline: person.tagline,
    homeTown: person.homeTown,
    preferredHours: person.preferredHours,
    daysOff: person.daysOff ?? null,
    agesCaredFor: person.agesCaredFor ?? null,
    livesWithPets: person.livesWithPets ?? null,
    swims: person.swims ?? null,
    smokes: person.smokes ?? null,
  };
}

/** The form as this family would fill it in today. */
export function familyInputOf(family: DemoFamily, now: Date): FamilyProfileInput {
  return {
    familyName: family.familyName,
    location: family.location,
    aboutUs: family.aboutUs,
    numberOfChildren: family.numberOfChildren,
    childrenAges: family.childrenAges,
    requirements: family.requirements,
    hoursPerWeek: family.hoursPerWeek,
    accommodationDetails: family.accommodationDetails,
    startDate: dayAhead(now, family.startsInDays, family.timeZone),
    duration: family.duration,
    tagline: family.tagline,
    languagesAtHome: family.languagesAtHome,
    hasPets: family.hasPets,
    ownBathroom: family.ownBathroom,
    carAvailable: family.carAvailable,
    daysOff: family.daysOff ?? null,
    needsDriver: family.needsDriver ?? null,
    needsSwimmer: family.needsSwimmer ?? null,
    smokesAtHome: family.smokesAtHome ?? null,
  };
}

/** When they joined and logged in; the same for the same person on the same day. */
export function historyOf(person: DemoAuPair | DemoFamily, now: Date): ProfileHistory {
  const random = randomFrom(`${person.username} was here`);
  const absence = Math.min(person.joinedDaysAgo, LONGEST_ABSENCE_DAYS) * random() ** 2;
  const everyDays = 1 + random() * 4;
  const daysAgo: number[] = [];
  for (let ago = absence; ago <= Math.min(person.joinedDaysAgo, MONTH_DAYS); ago += everyDays) daysAgo.push(ago);
  return {
    timeZone: person.timeZone,
    joinedAt: new Date(now.getTime() - person.joinedDaysAgo * DAY_MS),
    lastSignInAt: new Date(now.getTime() - absence * DAY_MS),
    signIns: daysAgo.map((ago) => new Date(now.getTime() - ago * DAY_MS)),
  };
}
