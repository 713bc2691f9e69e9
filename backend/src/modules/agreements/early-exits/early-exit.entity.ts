import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Agreement } from '../agreement.entity.js';

/** That someone wants out of where they are. The other side never learns of it from here. */
@Entity('early_exits')
@Index(['personId', 'createdAt'])
export class EarlyExit {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  personId: string;

  /** Null when it is about no agreement that was made here. */
  @Index()
  @Column('uuid', { name: 'agreement_id', nullable: true })
  @ForeignKey(() => Agreement)
  arrangementId: string | null;

  /** Where we talk about it. */
  @Index()
  @Column('uuid')
  @ForeignKey('SupportRequest', { onDelete: 'CASCADE' })
  supportRequestId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When they came back into the search as being available at once. */
  @Column('timestamptz', { nullable: true })
  rematchedAt: Date | null;
}
