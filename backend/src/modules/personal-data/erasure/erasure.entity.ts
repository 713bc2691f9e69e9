import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A planned or completed erasure of an account: the only row that remains. */
@Entity('erasures')
export class Erasure {
  @PrimaryColumn('uuid')
  accountId: string;

  /** The person, or the admin who proposed it. */
  @Column('uuid')
  askedBy: string;

  @Column({ type: 'timestamptz', precision: 3 })
  askedAt: Date;

  @Index('erasures_due_at_idx', { where: 'erased_at IS NULL' })
  @Column('timestamptz')
  dueAt: Date;

  /** From then on it cannot be withdrawn. */
  @Column('timestamptz', { nullable: true })
  begunAt: Date | null;

  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;
}
