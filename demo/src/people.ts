import type { Region } from '@wattle-and-fern/backend/seeding';
import type { FamilyOptions, Hobby, PortraitOptions } from './portraits.js';

/** "2-4 months", as the forms write it. */
export type DemoDuration = `${number}-${number} months`;

export type DemoVisaStatus =
  | 'Working Holiday visa granted'
  | 'Working Holiday visa applied for'
  | 'Will apply after matching'
  | 'Citizen or resident'
  | 'Student visa';

interface DemoPerson {
  /** Also the seed of everything drawn for this person. */
  username: string;
  email: `${string}@example.com`;
  region: Region;
  /** IANA zone of where they are now. */
  timeZone: string;
  joinedDaysAgo: number;
  /** One line that visitors read too. */
  tagline: string;
}

/** An au pair who does not exist. Days are counted from the day of seeding, so that the demo never ages. */
export interface DemoAuPair extends DemoPerson {
  firstName: string;
  lastName: string;
  /** English name of the country. */
  nationality: string;
  homeTown: string;
  age: number;
  aboutMe: string;
  experience: string;
  education: string;
  /** English names, best first, separated by commas. */
  languages: string;
  skills: string;
  /** Zero is now. */
  availableInDays: number;
  preferredDuration: DemoDuration;
  /** A city of the region, or "Any Location". */
  preferredLocation: string;
  /** A week. */
  preferredHours: number;
  /** Flags that are left out are false. */
  hasInfantExperience?: boolean;
  hasDrivingLicense?: boolean;
  hasPoliceCheck?: boolean;
  hasWorkWithChildrenCheck?: boolean;
  visaStatus: DemoVisaStatus;
  isAlreadyInCountry?: boolean;
  portrait: PortraitOptions;
  /** Drawn as a second picture where given. */
  hobby?: Hobby;
}

/** A family that does not exist. Days are counted from the day of seeding, so that the demo never ages. */
export interface DemoFamily extends DemoPerson {
  familyName: string;
  /** "Suburb, City". */
  location: string;
  aboutUs: string;
  numberOfChildren: number;
  /** "4, 7" or "8 months, 3". */
  childrenAges: string;
  requirements: string;
  hoursPerWeek: number;
  accommodationDetails: string;
  startsInDays: number;
  duration: DemoDuration;
  languagesAtHome: string;
  /** Flags that are left out are false. */
  hasPets?: boolean;
  ownBathroom?: boolean;
  carAvailable?: boolean;
  portrait: FamilyOptions;
  /** Full names, which nobody else sees; without them those of the portrait go by the family’s. */
  adultsAtHome?: readonly string[];
  /** Their spare room, drawn as a second picture. */
  showsRoom?: boolean;
}
