import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { JOURNEYS, type Journey } from '../agreements/index.js';
import type { Region } from '../country/index.js';

/** The way into a placement that both have signed: whose it is, the flight and who picks the au pair up. */
@Entity('arrival_plans')
@Index(['familyId'])
@Index(['auPairId'])
@Index('arrival_plans_arrival_check_at_idx', ['arrivalCheckAt'], { where: 'arrival_check_at IS NOT NULL' })
@Check('arrival_plans_region_check', `"region" IN ('australia', 'newzealand')`)
@Check('arrival_plans_journey_check', `"journey" IN (${JOURNEYS.map((one) => `'${one}'`).join(', ')})`)
@Check(
  'arrival_plans_flight_check',
  `num_nulls("flight_number", "departure_airport", "departure_time_zone", "departure_at", "arrival_airport", "arrival_time_zone", "arrival_at") IN (0, 7)`,
)
@Check('arrival_plans_order_check', `"departure_at" < "arrival_at"`)
@Check('arrival_plans_pick_up_check', `num_nulls("pick_up_by", "pick_up_location") IN (0, 2)`)
export class ArrivalPlan {
  @PrimaryColumn('uuid')
  @ForeignKey('Agreement')
  agreementId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  familyId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  auPairId: string;

  /** Where the family lives. */
  @Column('text')
  region: Region;

  /** Of the family. */
  @Column('text')
  timeZone: string;

  /** How the two come into the placement: people who know each other do not arrive for the first time. */
  @Column('text', { default: 'first' })
  journey: Journey;

  /** As ISO dates. */
  @Column('date')
  startsOn: string;

  /** The family’s day on which the plan was made: nothing is due before it. */
  @Column('date')
  madeOn: string;

  @Column('text', { nullable: true })
  flightNumber: string | null;

  @Column('text', { nullable: true })
  departureAirport: string | null;

  @Column('text', { nullable: true })
  departureTimeZone: string | null;

  @Column('timestamptz', { nullable: true })
  departureAt: Date | null;

  @Column('text', { nullable: true })
  arrivalAirport: string | null;

  @Column('text', { nullable: true })
  arrivalTimeZone: string | null;

  @Column('timestamptz', { nullable: true })
  arrivalAt: Date | null;

  /** Counts changes of the flight, for calendars. */
  @Column('integer', { default: 0 })
  flightVersion: number;

  @Column('text', { nullable: true })
  pickUpBy: string | null;

  @Column('text', { nullable: true })
  pickUpLocation: string | null;

  /** When one of the two said that the au pair has arrived. */
  @Column('timestamptz', { nullable: true })
  arrivedAt: Date | null;

  /** When the family is reminded of the question; null once it is answered or was reminded. */
  @Column('timestamptz', { nullable: true })
  arrivalCheckAt: Date | null;
}

export const sideOf = ({ familyId }: Pick<ArrivalPlan, 'familyId'>, personId: string): 'family' | 'aupair' =>
  personId === familyId ? 'family' : 'aupair';
export const otherIn = ({ familyId, auPairId }: Pick<ArrivalPlan, 'familyId' | 'auPairId'>, personId: string) =>
  personId === familyId ? auPairId : familyId;
