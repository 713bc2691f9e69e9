import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** How an error reached the browser's code that reports it. */
export const BROWSER_ERROR_KINDS = ['uncaught', 'rejection', 'render', 'hydration', 'start'] as const;
export type BrowserErrorKind = (typeof BROWSER_ERROR_KINDS)[number];

/** An error of browsers, once for all that look the same. Nothing in it leads to a person. */
@Entity('browser_errors')
@Index('browser_errors_fingerprint_key', ['fingerprint'], { unique: true })
@Index('browser_errors_last_seen_at_idx', ['lastSeenAt', 'id'])
export class BrowserError {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Of the message and the functions it came through, without what changes from one release to the next. */
  @Column('bytea')
  fingerprint: Buffer;

  @Column('text')
  kind: BrowserErrorKind;

  @Column('text')
  message: string;

  @Column('text')
  stack: string;

  /** Where it was seen last: the page's address with ids left out. */
  @Column('text')
  page: string;

  @Column('text')
  browser: string;

  /** Names the build of the website; changes with each. */
  @Column('text')
  release: string;

  /** Page loads that reported it. */
  @Column('integer')
  count: number;

  @Column({ type: 'timestamptz', precision: 3 })
  firstSeenAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  lastSeenAt: Date;

  /** Null again when it is seen once more. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  resolvedAt: Date | null;
}
