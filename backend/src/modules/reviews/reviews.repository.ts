import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { CursorPosition } from '../../platform/http/index.js';
import { DAYS_UNTIL_OPENING } from './review-rules.js';
import { Review } from './review.entity.js';

/** The fields that the author edits. */
export type ReviewContent = Pick<
  Review,
  'stars' | 'words' | 'hoursAsAgreed' | 'payOnTime' | 'houseRules' | 'communication' | 'moderatorNote'
>;

/** A published review, with the dates of its placement. */
export interface OpenReviewRow extends ReviewContent {
  id: string;
  authorId: string;
  writtenAt: Date;
  reply: string | null;
  repliedAt: Date | null;
  /** Days as "2027-02-01". */
  startsOn: string;
  lastDay: string;
  endedEarly: boolean;
}

/** To one decimal, as displayed. */
interface RatingSum {
  average: number;
  count: number;
}

/** The same rule as `opensAt`: reviews are published this long after the last day. */
const DUE = (now: string) =>
  `(coalesce(a.ended_on, a.ends_on) + ${DAYS_UNTIL_OPENING})::timestamp AT TIME ZONE 'UTC' <= ${now}::timestamptz`;
/** Readable: both were written, or the time has come, even if the scheduled task has not run. */
const READABLE = (now: string) => `r.removed_at IS NULL AND (r.opened_at IS NOT NULL OR ${DUE(now)})`;
const OPEN_REVIEW = `
  r.id, r.author_id AS "authorId", r.written_at AS "writtenAt", r.stars, r.words,
  r.hours_as_agreed AS "hoursAsAgreed", r.pay_on_time AS "payOnTime", r.house_rules AS "houseRules",
  r.communication, r.reply, r.replied_at AS "repliedAt", a.starts_on::text AS "startsOn",
  coalesce(a.ended_on, a.ends_on)::text AS "lastDay", a.state = 'ended_early' AS "endedEarly"
  FROM reviews r JOIN placement_dates a ON a.id = r.agreement_id`;

@Injectable()
export class ReviewsRepository {
  constructor(@InjectRepository(Review) private readonly reviews: Repository<Review>) {}

  /** Serialises writing and publishing reviews of this placement. */
  async lockPlacement(agreementId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('reviews of ' || $1, 0))`, [agreementId]);
  }

  /** Serialises updates of this person's rating. */
  async lockRating(personId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('stars of ' || $1, 0))`, [personId]);
  }

  /** Both sides of a placement, published or not. */
  async ofPlacement(agreementId: string, manager: EntityManager = this.reviews.manager): Promise<Review[]> {
    return manager.findBy(Review, { agreementId });
  }

  async ofAuthor(authorId: string, agreementIds: string[]): Promise<Review[]> {
    return agreementIds.length === 0
      ? []
      : this.reviews
          .createQueryBuilder('r')
          .where('r.author_id = :authorId AND r.agreement_id = ANY(:agreementIds)', { authorId, agreementIds })
          .getMany();
  }

  /** A published review; null before that, and once it is removed. */
  async findOpened(id: string): Promise<Review | null> {
    return this.reviews
      .createQueryBuilder('review')
      .where('review.id = :id AND review.opened_at IS NOT NULL AND review.removed_at IS NULL', { id })
      .getOne();
  }

  async insert(review: Omit<Review, 'id'>, manager: EntityManager): Promise<void> {
    await manager.insert(Review, review);
  }

  async update(id: string, change: Partial<Review>, manager: EntityManager): Promise<void> {
    await manager.update(Review, id, change);
  }

  /** Publishes a placement's reviews; returns those that were not published before. */
  async open(agreementId: string, at: Date, manager: EntityManager): Promise<Pick<Review, 'id' | 'aboutId'>[]> {
    const [opened] = await manager.query<[Pick<Review, 'id' | 'aboutId'>[], number]>(
      `UPDATE reviews SET opened_at = $2 WHERE agreement_id = $1 AND opened_at IS NULL
       RETURNING id, about_id AS "aboutId"`,
      [agreementId, at],
    );
    return opened;
  }

  /** Placements with reviews that are due for publication. */
  async duePlacements(now: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.reviews.query(
      `SELECT DISTINCT a.id FROM reviews r JOIN placement_dates a ON a.id = r.agreement_id
       WHERE r.opened_at IS NULL AND ${DUE('$1')} AND a.id > $2 ORDER BY a.id LIMIT $3`,
      [now, after, limit],
    );
  }

  /** Of published reviews: the rating on cards. Null without any. */
  async openedRating(aboutId: string, manager: EntityManager): Promise<RatingSum | null> {
    const [sum] = await manager.query<{ average: number | null; count: number }[]>(
      `SELECT round(avg(stars), 1)::float8 AS average, count(*)::integer AS count FROM reviews
       WHERE about_id = $1 AND opened_at IS NOT NULL AND removed_at IS NULL`,
      [aboutId],
    );
    return sum?.average == null ? null : { average: sum.average, count: sum.count };
  }

  /** Of everything readable at `now`. */
  async readableRating(aboutId: string, now: Date): Promise<RatingSum | null> {
    const [sum] = await this.reviews.query<{ average: number | null; count: number }[]>(
      `SELECT round(avg(r.stars), 1)::float8 AS average, count(*)::integer AS count
       FROM reviews r JOIN placement_dates a ON a.id = r.agreement_id WHERE r.about_id = $1 AND ${READABLE('$2')}`,
      [aboutId, now],
    );
    return sum?.average == null ? null : { average: sum.average, count: sum.count };
  }

  /** The other side of each of a person's agreements, if they still have an account. The person may be erased. */
  async membersPlacedWith(personId: string): Promise<string[]> {
    const rows = await this.reviews.query<{ id: string }[]>(
      `SELECT DISTINCT other.id FROM placement_dates a
       JOIN account_identities other ON other.id IN (a.family_id, a.au_pair_id) AND other.id <> $1
       WHERE a.family_id = $1 OR a.au_pair_id = $1 ORDER BY other.id`,
      [personId],
    );
    return rows.map(({ id }) => id);
  }

  /** Newest first. */
  async readableAbout(
    aboutId: string,
    now: Date,
    after: CursorPosition | null,
    limit: number,
  ): Promise<OpenReviewRow[]> {
    return this.reviews.query<OpenReviewRow[]>(
      `SELECT ${OPEN_REVIEW} WHERE r.about_id = $1 AND ${READABLE('$2')}
         AND ($3::timestamptz IS NULL OR (r.written_at, r.id) < ($3::timestamptz, $4::uuid))
       ORDER BY r.written_at DESC, r.id DESC LIMIT $5`,
      [aboutId, now, after?.at ?? null, after?.id ?? null, limit],
    );
  }

  /** One side of a placement, if readable at `now`. */
  async readableOfPlacement(agreementId: string, authorId: string, now: Date): Promise<OpenReviewRow | null> {
    const [row] = await this.reviews.query<OpenReviewRow[]>(
      `SELECT ${OPEN_REVIEW} WHERE r.agreement_id = $1 AND r.author_id = $2 AND ${READABLE('$3')}`,
      [agreementId, authorId, now],
    );
    return row ?? null;
  }

  /** A readable review about someone, locked until commit. */
  async lockReadableAbout(id: string, aboutId: string, now: Date, manager: EntityManager): Promise<Review | null> {
    const [row] = await manager.query<{ id: string }[]>(
      `SELECT r.id FROM reviews r JOIN placement_dates a ON a.id = r.agreement_id
       WHERE r.id = $1 AND r.about_id = $2 AND ${READABLE('$3')} FOR UPDATE OF r`,
      [id, aboutId, now],
    );
    return row ? manager.findOneBy(Review, { id: row.id }) : null;
  }

  /** Locks it until commit. */
  async lock(id: string, manager: EntityManager): Promise<void> {
    await manager.query('SELECT FROM reviews WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Removes a review; returns the reviewed person, or null if there is none or it was already removed. */
  async remove(id: string, at: Date, manager: EntityManager): Promise<string | null> {
    const [rows] = await manager.query<[{ aboutId: string }[], number]>(
      'UPDATE reviews SET removed_at = $2 WHERE id = $1 AND removed_at IS NULL RETURNING about_id AS "aboutId"',
      [id, at],
    );
    return rows[0]?.aboutId ?? null;
  }

  /**
   * Restores a review that was removed before `until`: a later permanent removal stays. Returns the reviewed person,
   * or null if nothing was restored.
   */
  async restore(id: string, until: Date, manager: EntityManager): Promise<string | null> {
    const [rows] = await manager.query<[{ aboutId: string }[], number]>(
      'UPDATE reviews SET removed_at = NULL WHERE id = $1 AND removed_at <= $2 RETURNING about_id AS "aboutId"',
      [id, until],
    );
    return rows[0]?.aboutId ?? null;
  }
}
