import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Agreement } from '../agreement.entity.js';

/** A request for an early exit. It must never reveal anything to the other side. */
@Entity('early_exits')
@Index(['personId', 'createdAt'])
export class EarlyExit {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  personId: string;

  /** Null if it is about no agreement made here. */
  @Index()
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Agreement)
  agreementId: string | null;

  /** The support request about it. */
  @Index()
  @Column('uuid')
  @ForeignKey('SupportRequest', { onDelete: 'CASCADE' })
  supportRequestId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When the profile was shown in the search again as available at once. */
  @Column('timestamptz', { nullable: true })
  rematchedAt: Date | null;
}
