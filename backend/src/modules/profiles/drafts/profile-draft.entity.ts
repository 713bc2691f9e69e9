import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Profile } from '../people/profile.entity.js';

/** What a person has typed into the profile form and not yet saved, so that a reload loses nothing. */
@Entity('profile_drafts')
export class ProfileDraft {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Profile, { onDelete: 'CASCADE' })
  userId: string;

  /** Where in the form they are, from 0. */
  @Column('smallint')
  step: number;

  /** The form's values as typed: not checked, never shown to anyone else. */
  @Column('jsonb')
  data: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
