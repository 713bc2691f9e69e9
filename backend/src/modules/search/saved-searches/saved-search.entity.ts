import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The role that a saved search looks for. */
export const SAVED_SEARCH_KINDS = ['auPairs', 'families'] as const;
export type SavedSearchKind = (typeof SAVED_SEARCH_KINDS)[number];

/** When the owner is notified of new people. */
export const ALERTS = ['none', 'daily', 'at_once'] as const;
export type Alerts = (typeof ALERTS)[number];

/** Why no one is told of new people: their owner’s profile is paused, or they are in a placement. */
export const RESTS = ['paused', 'placement'] as const;
export type Rest = (typeof RESTS)[number];

/** Filters that someone comes back to. */
@Entity('saved_searches')
@Check('saved_searches_kind_check', `"kind" IN ('auPairs', 'families')`)
@Check('saved_searches_alerts_check', `"alerts" IN ('none', 'daily', 'at_once')`)
@Index(['userId', 'createdAt', 'id'])
@Index('saved_searches_due_idx', ['nextCheckAt'], { where: `alerts <> 'none'` })
export class SavedSearch {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  userId: string;

  @Column('text')
  kind: SavedSearchKind;

  @Column('text')
  name: string;

  /** As in the search address. */
  @Column('jsonb')
  filters: Record<string, string>;

  @Column('text')
  alerts: Alerts;

  @Column('timestamptz')
  createdAt: Date;

  /** People found later are new to the owner, until they are seen. */
  @Column('timestamptz')
  lookedAt: Date;

  @Column('timestamptz')
  nextCheckAt: Date;

  /** The last check read all matches, not only the newest. */
  @Column('boolean')
  sawAll: boolean;
}
