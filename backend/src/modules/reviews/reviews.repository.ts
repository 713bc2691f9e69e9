import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { DAYS_UNTIL_OPENING } from './review-rules.js';
import { Review } from './review.entity.js';

/** What its author decides. */
export type ReviewContent = Pick<
  Review,
  'stars' | 'words' | 'hoursAsAgreed' | 'payOnTime' | 'houseRules' | 'communication' | 'moderatorNote'
>;

/** A review that everyone may read, with what its agreement says of the stay. */
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

/** Where a page of reviews ended. */
export interface ReviewPosition {
  writtenAt: Date;
  id: string;
}

/** To one decimal, as people see it. */
export interface RatingSum {
  average: number;
  count: number;
}

/** The same rule as `opensAt`: reviews of a stay open so long after its last day. */
const DUE = (now: string) =>
  `(coalesce(a.ended_on, a.ends_on) + ${DAYS_UNTIL_OPENING})::timestamp AT TIME ZONE 'UTC' <= ${now}::timestamptz`;
/** Readable: both were in, or the time has come, whether the scheduled task has run or not. */
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

  /** Whoever writes about this stay, or opens its reviews, waits for their turn. */
  async lockPlacement(arrangementId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('reviews of ' || $1, 0))`, [arrangementId]);
  }

  /** Whoever counts this person's stars waits for their turn. */
  async lockRating(personId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('stars of ' || $1, 0))`, [personId]);
  }

  /** Both sides of a stay, opened or not. */
  async ofPlacement(arrangementId: string, manager: EntityManager = this.reviews.manager): Promise<Review[]> {
    return manager.findBy(Review, { arrangementId });
  }

  async ofAuthor(authorId: string, arrangementIds: string[]): Promise<Review[]> {
    return arrangementIds.length === 0
      ? []
      : this.reviews
          .createQueryBuilder('r')
          .where('r.author_id = :authorId AND r.agreement_id = ANY(:arrangementIds)', { authorId, arrangementIds })
          .getMany();
  }

  /** One that people can read; null while it is sealed, and once it was removed. */
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

  /** Opens what is still closed of a stay; answers what was opened. */
  async open(arrangementId: string, at: Date, manager: EntityManager): Promise<Pick<Review, 'id' | 'aboutId'>[]> {
    const [opened] = await manager.query<[Pick<Review, 'id' | 'aboutId'>[], number]>(
      `UPDATE reviews SET opened_at = $2 WHERE agreement_id = $1 AND opened_at IS NULL
       RETURNING id, about_id AS "aboutId"`,
      [arrangementId, at],
    );
    return opened;
  }

  /** Stays with reviews whose time has come and that no one has opened yet. */
  async duePlacements(now: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.reviews.query(
      `SELECT DISTINCT a.id FROM reviews r JOIN placement_dates a ON a.id = r.agreement_id
       WHERE r.opened_at IS NULL AND ${DUE('$1')} AND a.id > $2 ORDER BY a.id LIMIT $3`,
      [now, after, limit],
    );
  }

  /** Of published reviews: the number that cards show. Null where there is nothing. */
  async openedRating(aboutId: string, manager: EntityManager): Promise<RatingSum | null> {
    const [sum] = await manager.query<{ average: number | null; count: number }[]>(
      `SELECT round(avg(stars), 1)::float8 AS average, count(*)::integer AS count FROM reviews
       WHERE about_id = $1 AND opened_at IS NOT NULL AND removed_at IS NULL`,
      [aboutId],
    );
    return sum?.average == null ? null : { average: sum.average, count: sum.count };
  }

  /** Of everything that can be read at `now`. */
  async readableRating(aboutId: string, now: Date): Promise<RatingSum | null> {
    const [sum] = await this.reviews.query<{ average: number | null; count: number }[]>(
      `SELECT round(avg(r.stars), 1)::float8 AS average, count(*)::integer AS count
       FROM reviews r JOIN placement_dates a ON a.id = r.agreement_id WHERE r.about_id = $1 AND ${READABLE('$2')}`,
      [aboutId, now],
    );
    return sum?.average == null ? null : { average: sum.average, count: sum.count };
  }

  /** Newest first. */
  async readableAbout(
    aboutId: string,
    now: Date,
    after: ReviewPosition | null,
    limit: number,
  ): Promise<OpenReviewRow[]> {
    const { writtenAt, id } = after ?? { writtenAt: null, id: null };
    return this.reviews.query<OpenReviewRow[]>(
      `SELECT ${OPEN_REVIEW} WHERE r.about_id = $1 AND ${READABLE('$2')}
         AND ($3::timestamptz IS NULL OR (r.written_at, r.id) < ($3::timestamptz, $4::uuid))
       ORDER BY r.written_at DESC, r.id DESC LIMIT $5`,
      [aboutId, now, writtenAt, id, limit],
    );
  }

  /** One side of a stay, if it can be read at `now`. */
  async readableOfPlacement(arrangementId: string, authorId: string, now: Date): Promise<OpenReviewRow | null> {
    const [row] = await this.reviews.query<OpenReviewRow[]>(
      `SELECT ${OPEN_REVIEW} WHERE r.agreement_id = $1 AND r.author_id = $2 AND ${READABLE('$3')}`,
      [arrangementId, authorId, now],
    );
    return row ?? null;
  }

  /** A review about someone that they can read, held until the transaction ends. */
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

  /** Takes a review down; answers whom it was about, or null when there is none or it was down before. */
  async remove(id: string, at: Date, manager: EntityManager): Promise<string | null> {
    const [rows] = await manager.query<[{ aboutId: string }[], number]>(
      'UPDATE reviews SET removed_at = $2 WHERE id = $1 AND removed_at IS NULL RETURNING about_id AS "aboutId"',
      [id, at],
    );
    return rows[0]?.aboutId ?? null;
  }

  /**
   * Puts back a review that was taken down before `until`: one that an admin took down for good after that stays down.
   * Answers whom it is about, or null when nothing was put back.
   */
  async restore(id: string, until: Date, manager: EntityManager): Promise<string | null> {
    const [rows] = await manager.query<[{ aboutId: string }[], number]>(
      'UPDATE reviews SET removed_at = NULL WHERE id = $1 AND removed_at <= $2 RETURNING about_id AS "aboutId"',
      [id, until],
    );
    return rows[0]?.aboutId ?? null;
  }
}
