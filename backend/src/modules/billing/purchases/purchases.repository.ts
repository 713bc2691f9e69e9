import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Not, Repository, type EntityManager } from 'typeorm';
import type { CursorPosition } from '../../../platform/http/index.js';
import { NO_SUMS } from '../ledger/purchase-sums.js';
import type { PaidPlan, PlanPartKey } from '../plans/plans.js';
import type { PurchaseRow } from './purchase.dto.js';
import { NEEDS_ATTENTION, Purchase } from './purchase.entity.js';

type NewPurchase = Pick<
  Purchase,
  'personId' | 'plan' | 'part' | 'way' | 'region' | 'currency' | 'amountCents' | 'createdAt'
> &
  Partial<Pick<Purchase, 'state' | 'discountCents' | 'sourceKey' | 'startsAt' | 'endsAt'>>;

/** Sums per kind as one JSON object, for a lateral join. */
const SUMS_SQL = `
  SELECT jsonb_object_agg(kind, cents) AS sums FROM (
    SELECT kind, sum(amount_cents)::int AS cents FROM ledger_entries WHERE purchase_id = purchase.id GROUP BY kind
  ) AS by_kind`;

@Injectable()
export class PurchasesRepository {
  constructor(@InjectRepository(Purchase) private readonly purchases: Repository<Purchase>) {}

  /** Serialises payments of one person until commit. Reentrant. */
  async lockPerson(personId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('billing:' || $1, 0))`, [personId]);
  }

  /** Locks the purchase of this source until commit. Take it before `lockPerson`. */
  async lockSource(sourceKey: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('billing-source:' || $1, 0))`, [sourceKey]);
  }

  /** Null if there is already a purchase for this source. */
  async insert(purchase: NewPurchase, manager: EntityManager): Promise<Purchase | null> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Purchase)
      .values(purchase)
      .orIgnore()
      .returning('id')
      .execute();
    const [inserted] = raw as { id: string }[];
    return inserted ? this.find(inserted.id, manager) : null;
  }

  async find(id: string, manager: EntityManager = this.purchases.manager): Promise<Purchase | null> {
    return manager.findOneBy(Purchase, { id });
  }

  async findBySource(sourceKey: string, manager: EntityManager): Promise<Purchase | null> {
    return manager.findOneBy(Purchase, { sourceKey });
  }

  async update(id: string, changes: Partial<Purchase>, manager: EntityManager): Promise<void> {
    await manager.update(Purchase, id, changes);
  }

  /** The person's unpaid purchases, newest first. */
  async open(personId: string, manager: EntityManager = this.purchases.manager): Promise<Purchase[]> {
    return manager.find(Purchase, { where: { personId, state: 'open' }, order: { createdAt: 'DESC' } });
  }

  async openOf(personId: string, plan: PaidPlan, part: PlanPartKey, manager: EntityManager): Promise<Purchase | null> {
    return manager.findOneBy(Purchase, { personId, plan, part, state: 'open' });
  }

  /** Current and future plans of these people, earliest first. */
  async currentAndLater(
    personIds: readonly string[],
    now: Date,
    manager: EntityManager = this.purchases.manager,
  ): Promise<Purchase[]> {
    return manager
      .createQueryBuilder(Purchase, 'purchase')
      .where('purchase.personId IN (:...personIds)', { personIds: personIds.length > 0 ? personIds : [null] })
      .andWhere(`purchase.state = 'settled' AND purchase.startsAt IS NOT NULL AND purchase.endsAt > :now`, { now })
      .orderBy('purchase.startsAt')
      .getMany();
  }

  /** Settled plans that have ended, or whose end notice is due, after an id; `limit` at most. */
  async endsToTell(now: Date, noticeDays: readonly number[], after: string, limit: number): Promise<Purchase[]> {
    return this.purchases
      .createQueryBuilder('purchase')
      .where(`purchase.id > :after AND purchase.state = 'settled' AND purchase.endedAt IS NULL`, { after })
      .andWhere('purchase.startsAt IS NOT NULL')
      .andWhere(
        `(purchase.endsAt <= :now OR EXISTS (SELECT FROM unnest(:noticeDays::integer[]) AS notice (days)
          WHERE purchase.endsAt <= :now::timestamptz + make_interval(hours => notice.days * 24)
            AND (purchase.endToldDays IS NULL OR purchase.endToldDays > notice.days)))`,
        { now, noticeDays: [...noticeDays] },
      )
      .orderBy('purchase.id')
      .take(limit)
      .getMany();
  }

  /** Unfinished card payments whose Stripe page has closed or is paid on, so their outcome must be queried. */
  async withClosedCheckout(now: Date, after: string, limit: number): Promise<Purchase[]> {
    const ofPage = { id: MoreThan(after), checkoutSessionId: Not(IsNull()) };
    return this.purchases.find({
      where: [
        { ...ofPage, state: 'open', checkoutExpiresAt: LessThan(now) },
        { ...ofPage, processingSince: Not(IsNull()) },
      ],
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Payments that need an admin. */
  async waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    const [row] = await this.purchases.query<{ waiting: number; oldestSince: Date | null }[]>(
      `SELECT count(*)::int AS waiting, min(coalesce(overpaid_since, disputed_at)) AS "oldestSince"
       FROM purchases WHERE ${NEEDS_ATTENTION}`,
    );
    return row ?? { waiting: 0, oldestSince: null };
  }

  /** One person's purchases with their sums, newest first. */
  async page(personId: string, after: CursorPosition | null, limit: number): Promise<PurchaseRow[]> {
    const found = await this.purchases.query<{ id: string }[]>(
      `SELECT id FROM purchases WHERE person_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3::uuid))
       ORDER BY created_at DESC, id DESC LIMIT $4`,
      [personId, after?.at ?? null, after?.id ?? null, limit],
    );
    return this.rows(found.map(({ id }) => id));
  }

  /** Purchases with their sums and invoices, in the order of `ids`. */
  async rows(ids: readonly string[], manager: EntityManager = this.purchases.manager): Promise<PurchaseRow[]> {
    if (ids.length === 0) return [];
    const [purchases, extras] = await Promise.all([
      manager.findBy(Purchase, { id: In(ids) }),
      manager.query<{ id: string; sums: Partial<PurchaseRow['sums']> | null; invoiceId: string; number: string }[]>(
        `SELECT purchase.id, ledger.sums, invoice.id AS "invoiceId", invoice.number
         FROM purchases AS purchase CROSS JOIN LATERAL (${SUMS_SQL}) AS ledger
         LEFT JOIN invoices AS invoice ON invoice.purchase_id = purchase.id
         WHERE purchase.id = ANY($1)`,
        [ids],
      ),
    ]);
    const purchaseOf = new Map(purchases.map((purchase) => [purchase.id, purchase]));
    const extraOf = new Map(extras.map((extra) => [extra.id, extra]));
    return ids.flatMap((id) => {
      const [purchase, extra] = [purchaseOf.get(id), extraOf.get(id)];
      if (!purchase || !extra) return [];
      const { invoiceId, number } = extra;
      return [{ ...purchase, sums: { ...NO_SUMS, ...extra.sums }, invoiceId, number }];
    });
  }
}
