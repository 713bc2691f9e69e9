import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The answer to a request that bore an `Idempotency-Key`, stored in the transaction of what the request did. */
@Entity('idempotency_keys')
@Index(['createdAt'])
export class IdempotencyKey {
  /** A keyed hash of whose key it is and of the key. */
  @PrimaryColumn('bytea')
  id: Buffer;

  /** Null where no one is logged in. Without a foreign key, whose check would lock the account. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  /** A keyed hash of the method, the address and the body; of an upload, of what its form holds. */
  @Column('bytea')
  request: Buffer;

  /** Null only while the first request runs; other transactions see that where the key is reserved. */
  @Column('smallint', { nullable: true })
  status: number | null;

  /** JSON; null where the answer has no body. */
  @Column('text', { nullable: true })
  answer: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
