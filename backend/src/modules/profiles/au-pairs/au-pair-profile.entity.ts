import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Profile } from '../people/profile.entity.js';

/** What an au pair says of themself. Texts stand as written; what search needs is derived from them. */
@Entity('au_pair_profiles')
@Check('au_pair_profiles_one_person_check', `"id" = "user_id"`)
@Check('au_pair_profiles_age_check', `"age" BETWEEN 18 AND 45`)
@Check('au_pair_profiles_preferred_hours_check', `"preferred_hours" BETWEEN 5 AND 60`)
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

  /** Ids of photos, the first one is shown on cards. */
  @Column('text', { array: true, nullable: true })
  photos: string[] | null;

  @Column('boolean', { default: true })
  active: boolean;

  /** One line in their own words, on the card. */
  @Column('text', { nullable: true })
  tagline: string | null;

  @Column('text', { nullable: true })
  homeTown: string | null;

  /** Hours a week they hope for. */
  @Column('integer', { nullable: true })
  preferredHours: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
