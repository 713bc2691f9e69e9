import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DealBreaker } from '../facts/deal-breakers.js';
import { Profile } from '../people/profile.entity.js';

/** A host family's profile. Texts are stored as written; search data is derived from them. */
@Entity('family_profiles')
@Check('family_profiles_one_person_check', `"id" = "user_id"`)
@Check('family_profiles_number_of_children_check', `"number_of_children" BETWEEN 1 AND 20`)
@Check('family_profiles_hours_per_week_check', `"hours_per_week" BETWEEN 5 AND 60`)
@Check('family_profiles_days_off_check', `"days_off" BETWEEN 1 AND 5`)
@Check(
  'family_profiles_deal_breakers_check',
  `"least_hours" BETWEEN 5 AND 60 AND "least_age" BETWEEN 18 AND 45 AND "most_age" BETWEEN 18 AND 45`,
)
@Check('family_profiles_photos_check', `cardinality("photos") <= 12`)
@Index('family_profiles_photos_idx', { synchronize: false })
@Index('family_profiles_featured_idx', { synchronize: false })
@Index('family_profiles_region_featured_idx', { synchronize: false })
export class FamilyProfile {
  /** Equal to `userId`: one person, one id. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { unique: true })
  @ForeignKey(() => Profile, { onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  familyName: string;

  @Column('text')
  location: string;

  @Column('text')
  aboutUs: string;

  @Column('integer')
  numberOfChildren: number;

  @Column('text')
  childrenAges: string;

  @Column('text')
  requirements: string;

  @Column('integer')
  hoursPerWeek: number;

  @Column('text')
  accommodationDetails: string;

  @Column('text')
  startDate: string;

  @Column('text')
  duration: string;

  /** Ids of photos; cards show the first one. */
  @Column('text', { array: true, nullable: true })
  photos: string[] | null;

  @Column('boolean', { default: true })
  active: boolean;

  @Column('boolean', { default: false })
  featured: boolean;

  /** Order among the featured families of a city; those without one come last. */
  @Column('integer', { nullable: true })
  featuredPosition: number | null;

  /** Order among the featured families on the home page of their region. */
  @Column('integer', { nullable: true })
  regionFeaturedPosition: number | null;

  @Column('text', { default: 'free' })
  subscriptionTier: string;

  /** A tagline, shown on the card. */
  @Column('text', { nullable: true })
  tagline: string | null;

  /** English names, best first: "English, German". */
  @Column('text', { nullable: true })
  languagesAtHome: string | null;

  @Column('boolean', { default: false })
  hasPets: boolean;

  @Column('boolean', { default: false })
  ownBathroom: boolean;

  @Column('boolean', { default: false })
  carAvailable: boolean;

  /** Offered days off per week. Here and in the three below null means unknown. */
  @Column('smallint', { nullable: true })
  daysOff: number | null;

  @Column('boolean', { nullable: true })
  needsDriver: boolean | null;

  @Column('boolean', { nullable: true })
  needsSwimmer: boolean | null;

  @Column('boolean', { nullable: true })
  smokesAtHome: boolean | null;

  /** Visible to the owner only, like the three below: limits that an au pair must meet. */
  @Column('text', { array: true, nullable: true })
  dealBreakers: DealBreaker[] | null;

  @Column('smallint', { nullable: true })
  leastHours: number | null;

  @Column('smallint', { nullable: true })
  leastAge: number | null;

  @Column('smallint', { nullable: true })
  mostAge: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
