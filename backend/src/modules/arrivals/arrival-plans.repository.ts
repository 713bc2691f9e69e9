import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import type { Landing } from '../agreements/index.js';
import { ArrivalPlan } from './arrival-plan.entity.js';

type NewArrivalPlan = Pick<
  ArrivalPlan,
  'agreementId' | 'familyId' | 'auPairId' | 'region' | 'timeZone' | 'startsOn' | 'madeOn' | 'arrivalCheckAt' | 'journey'
>;
export type FlightColumns = Pick<
  ArrivalPlan,
  | 'flightNumber'
  | 'departureAirport'
  | 'departureTimeZone'
  | 'departureAt'
  | 'arrivalAirport'
  | 'arrivalTimeZone'
  | 'arrivalAt'
>;

/** Placements that are ahead or in progress, of two people who are still here. */
const WITHOUT_PLAN = `
  SELECT a.id FROM placement_dates a
  WHERE a.state IN ('confirmed', 'active') AND a.id > $1
    AND NOT EXISTS (SELECT FROM arrival_plans p WHERE p.agreement_id = a.id)
    AND (SELECT count(*) FROM profile_summaries s WHERE s.id IN (a.family_id, a.au_pair_id)) = 2
  ORDER BY a.id LIMIT $2`;

/** Calendars show at most this many. */
const MOST_LANDINGS = 200;

const LANDINGS = `
  SELECT p.agreement_id AS "agreementId", CASE p.family_id WHEN $1 THEN p.au_pair_id ELSE p.family_id END AS "partnerId",
    p.family_id = $1 AS "isFamily", p.flight_number AS "flightNumber", p.arrival_airport AS airport,
    p.arrival_time_zone AS "timeZone", p.arrival_at AS at, p.flight_version AS version
  FROM arrival_plans p
  JOIN placement_dates a ON a.id = p.agreement_id AND a.state <> 'cancelled'
  WHERE $1 IN (p.family_id, p.au_pair_id) AND p.arrival_at >= $2
  ORDER BY p.arrival_at DESC LIMIT ${MOST_LANDINGS}`;

const UNCONFIRMED = `
  SELECT agreement_id AS id FROM arrival_plans
  WHERE arrival_check_at <= $1 AND agreement_id > $2 ORDER BY agreement_id LIMIT $3`;

@Injectable()
export class ArrivalPlansRepository {
  constructor(@InjectRepository(ArrivalPlan) private readonly plans: Repository<ArrivalPlan>) {}

  find(agreementId: string, manager: EntityManager = this.plans.manager): Promise<ArrivalPlan | null> {
    return manager.findOneBy(ArrivalPlan, { agreementId });
  }

  findMany(agreementIds: readonly string[]): Promise<ArrivalPlan[]> {
    return this.plans.findBy({ agreementId: In([...agreementIds]) });
  }

  /** The plan, held until the transaction ends. */
  lock(agreementId: string, manager: EntityManager): Promise<ArrivalPlan | null> {
    return manager.findOne(ArrivalPlan, { where: { agreementId }, lock: { mode: 'pessimistic_write' } });
  }

  /** False if there already is a plan, or if the family or the au pair has left. */
  async insertOnce(plan: NewArrivalPlan, manager: EntityManager): Promise<boolean> {
    const { agreementId, familyId, auPairId, region, timeZone, startsOn, madeOn, arrivalCheckAt, journey } = plan;
    const rows: unknown[] = await manager.query(
      `INSERT INTO arrival_plans (agreement_id, family_id, au_pair_id, region, time_zone, starts_on, made_on, arrival_check_at,
         journey)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
       WHERE (SELECT count(*) FROM profile_summaries s WHERE s.id IN ($2::uuid, $3::uuid)) = 2
       ON CONFLICT DO NOTHING RETURNING agreement_id`,
      [agreementId, familyId, auPairId, region, timeZone, startsOn, madeOn, arrivalCheckAt, journey],
    );
    return rows.length > 0;
  }

  async setFlight(
    agreementId: string,
    flight: FlightColumns & Pick<ArrivalPlan, 'arrivalCheckAt'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(ArrivalPlan, { agreementId }, { ...flight, flightVersion: () => 'flight_version + 1' });
  }

  async setArrived(
    agreementId: string,
    arrived: Pick<ArrivalPlan, 'arrivedAt' | 'arrivalCheckAt'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(ArrivalPlan, { agreementId }, arrived);
  }

  /** The landings of a person since a moment, of placements that were not cancelled. */
  landingsOf(personId: string, since: Date): Promise<Landing[]> {
    return this.plans.query(LANDINGS, [personId, since]);
  }

  /** Up to `limit` plans after an id whose family is to be reminded of the arrival. */
  unconfirmed(now: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.plans.query(UNCONFIRMED, [now, after, limit]);
  }

  async setPickUp(
    agreementId: string,
    pickUp: Pick<ArrivalPlan, 'pickUpBy' | 'pickUpLocation'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(ArrivalPlan, { agreementId }, pickUp);
  }

  /** Up to `limit` agreements after an id that have no plan yet: those of earlier releases. */
  withoutPlan(after: string, limit: number): Promise<{ id: string }[]> {
    return this.plans.query(WITHOUT_PLAN, [after, limit]);
  }
}
