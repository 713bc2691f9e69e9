import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * A card as it stands in answers, but for what changes with the day and the viewer. Written with the search index; a
 * change of what it was made from deletes it, and without it the card is made from the profile.
 */
@Entity('search_cards')
export class SearchCard {
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  userId: string;

  /** `CARDS_VERSION` of the release that wrote it. */
  @Column('smallint')
  version: number;

  /** JSON: what everyone reads. */
  @Column('text')
  body: string;

  /** JSON: what is worded so that visitors may read it. */
  @Column('text')
  visitor: string;

  /** JSON: the same for members who may open whole pages. */
  @Column('text')
  member: string;

  @Column('uuid', { nullable: true })
  photo: string | null;
}
