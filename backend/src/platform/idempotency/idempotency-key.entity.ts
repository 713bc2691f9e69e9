import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The response to a request with an `Idempotency-Key`, stored in the transaction of the request. */
@Entity('idempotency_keys')
@Index(['createdAt'])
export class IdempotencyKey {
  /** A keyed hash of the owner and the key. */
  @PrimaryColumn('bytea')
  id: Buffer;

  /** Null without a login. No foreign key, because its check would lock the account. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  /** A keyed hash of the method, the address and the body; of an upload, of its form. */
  @Column('bytea')
  request: Buffer;

  /** Null only while the first request runs; visible to other transactions if the key is reserved. */
  @Column('smallint', { nullable: true })
  status: number | null;

  /** JSON; null without a body. */
  @Column('text', { nullable: true })
  answer: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
