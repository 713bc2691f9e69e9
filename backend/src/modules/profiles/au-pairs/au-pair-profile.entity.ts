import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DealBreaker } from '../facts/deal-breakers.js';
import type { ChildGroup } from '../facts/child-ages.js';
import { Profile } from '../people/profile.entity.js';

/** An au pair's profile. Texts are stored as written; search data is derived from them. */
@Entity('au_pair_profiles')
@Check('au_pair_profiles_one_person_check', `"id" = "user_id"`)
@Check('au_pair_profiles_age_check', `"age" BETWEEN 18 AND 45`)
@Check('au_pair_profiles_preferred_hours_check', `"preferred_hours" BETWEEN 5 AND 60`)
@Check('au_pair_profiles_days_off_check', `"days_off" BETWEEN 1 AND 5`)
@Check(
  'au_pair_profiles_deal_breakers_check',
  `"most_hours" BETWEEN 5 AND 60 AND "least_days_off" BETWEEN 1 AND 5 AND "least_child_age" BETWEEN 0 AND 17`,
)
@Check('au_pair_profiles_visas_check', `"australian_visas" BETWEEN 0 AND 5 AND "new_zealand_visas" BETWEEN 0 AND 5`)
@Check('au_pair_profiles_photos_check', `cardinality("photos") <= 12`)
@Index('au_pair_profiles_photos_idx', { synchronize: false })
export class AuPairProfile {
  /** Equal to `userId`: one person, one id. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { unique: true })
  @ForeignKey(() => Profile, { onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  nationality: string;

  @Column('integer')
  age: number;

  @Column('text')
  aboutMe: string;

  @Column('text')
  experience: string;

  @Column('text')
  education: string;

  /** English names, best first: "German, English". */
  @Column('text')
  languages: string;

  @Column('text')
  skills: string;

  @Column('text')
  availabilityDate: string;

  @Column('text')
  preferredDuration: string;

  @Column('text', { nullable: true })
  preferredLocation: string | null;

  @Column('boolean', { default: false })
  hasInfantExperience: boolean;

  @Column('boolean', { default: false })
  hasDrivingLicense: boolean;

  @Column('boolean', { default: false })
  hasPoliceCheck: boolean;

  @Column('boolean', { default: false })
  hasWorkWithChildrenCheck: boolean;

  @Column('text', { nullable: true })
  visaStatus: string | null;

  @Column('boolean', { default: false })
  isAlreadyInCountry: boolean;

  /** Visible to the owner only, for visa results; so are the three below. */
  @Column('date', { nullable: true })
  bornOn: string | null;

  /** First day in the country with the current working holiday visa. */
  @Column('date', { nullable: true })
  visaBeganOn: string | null;

  /** Australian working holiday visas before the current one, or so far. */
  @Column('smallint', { nullable: true })
  australianVisas: number | null;

  @Column('smallint', { nullable: true })
  newZealandVisas: number | null;

  /** Ids of photos; cards show the first one. */
  @Column('text', { array: true, nullable: true })
  photos: string[] | null;

  @Column('boolean', { default: true })
  active: boolean;

  /** A tagline, shown on the card. */
  @Column('text', { nullable: true })
  tagline: string | null;

  @Column('text', { nullable: true })
  homeTown: string | null;

  /** Wanted hours per week. */
  @Column('integer', { nullable: true })
  preferredHours: number | null;

  /** Wanted days off per week. Here and in the four below null means unknown. */
  @Column('smallint', { nullable: true })
  daysOff: number | null;

  @Column('text', { array: true, nullable: true })
  agesCaredFor: ChildGroup[] | null;

  @Column('boolean', { nullable: true })
  livesWithPets: boolean | null;

  @Column('boolean', { nullable: true })
  swims: boolean | null;

  @Column('boolean', { nullable: true })
  smokes: boolean | null;

  /** Visible to the owner only, like the three below: limits that a family must meet. */
  @Column('text', { array: true, nullable: true })
  dealBreakers: DealBreaker[] | null;

  @Column('smallint', { nullable: true })
  mostHours: number | null;

  @Column('smallint', { nullable: true })
  leastDaysOff: number | null;

  /** Of the youngest child, in years. */
  @Column('smallint', { nullable: true })
  leastChildAge: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
