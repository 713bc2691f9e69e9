import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UNKNOWN_DAY } from './search-table.js';

/**
 * An au pair in one of their search lists, with every column that a search compares: see
 * docs/decisions/0015-how-a-search-stays-bounded.md. Derived from the profile; `npm run reindex-search` writes it
 * again. The two indexes cover every column, in the orders "newest" and "soonest".
 */
@Entity('au_pair_search_terms')
@Index('au_pair_search_terms_visa_newest_idx', { synchronize: false })
@Index('au_pair_search_terms_visa_soonest_idx', { synchronize: false })
export class AuPairSearchTerm {
  @PrimaryColumn('uuid')
  @ForeignKey('AuPairProfile', { onDelete: 'CASCADE' })
  userId: string;

  /** See terms.ts. */
  @PrimaryColumn('integer')
  term: number;

  /** Unix seconds. */
  @Column('integer')
  created: number;

  /** Days since 1970-01-01; 0 is now, 2147483647 not known. */
  @Column('integer')
  available: number;

  /** Bits of facts/location-bits.ts. */
  @Column('integer')
  places: number;

  /** Bits of facts/traits.ts. */
  @Column('integer')
  traits: number;

  /** A country code as a number: facts/codes.ts. */
  @Column('smallint', { nullable: true })
  nationality: number | null;

  @Column('smallint')
  age: number;

  /** Months. */
  @Column('smallint', { nullable: true })
  stayMin: number | null;

  @Column('smallint', { nullable: true })
  stayMax: number | null;

  /** A week. */
  @Column('smallint', { nullable: true })
  hours: number | null;

  /** Language codes as numbers: facts/codes.ts. */
  @Column('smallint', { array: true })
  languages: number[];

  /** Days off a week. */
  @Column('smallint', { nullable: true })
  daysOff: number | null;

  /** Bits of facts/deal-breakers.ts. */
  @Column('integer', { default: 0 })
  refuses: number;

  @Column('smallint', { nullable: true })
  mostHours: number | null;

  @Column('smallint', { nullable: true })
  leastDaysOff: number | null;

  @Column('smallint', { nullable: true })
  leastChildAge: number | null;

  /** How many months the visa allows with one family; null if unknown. */
  @Column('smallint', { nullable: true })
  visaMonths: number | null;

  /** Days as above: unknown for starts from then on, and the last day of a visa that has begun. */
  @Column('integer', { default: UNKNOWN_DAY })
  visaStartBefore: number;

  @Column('integer', { default: UNKNOWN_DAY })
  visaEnds: number;
}
