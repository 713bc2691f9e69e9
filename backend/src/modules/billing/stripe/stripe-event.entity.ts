import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event that Stripe told us of and that was dealt with: it is never dealt with again. */
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
