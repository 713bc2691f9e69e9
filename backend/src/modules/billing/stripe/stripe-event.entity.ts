import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A Stripe event that was processed and must not be processed again. */
@Entity('stripe_events')
export class StripeEvent {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  @Index()
  @Column('timestamptz')
  receivedAt: Date;
}
