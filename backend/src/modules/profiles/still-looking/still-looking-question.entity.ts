import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Profile } from '../people/profile.entity.js';

/** Someone who was away for a month was asked whether they are still looking. Deleted once they are back. */
@Entity('still_looking_questions')
export class StillLookingQuestion {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Profile, { onDelete: 'CASCADE' })
  userId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  askedAt: Date;

  /** When they answered that they are. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}
