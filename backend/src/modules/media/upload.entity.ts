import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A photo belongs to a member and counts towards their limit; a picture belongs to an editorial text. */
type UploadKind = 'photo' | 'picture';
type UploadStatus = 'pending' | 'clean' | 'rejected';

/**
 * An uploaded file. The owner has no foreign key, because this module must not depend on accounts. It is shown only
 * when clean.
 */
@Entity('uploads')
@Check('uploads_kind_check', `"kind" IN ('photo', 'picture')`)
@Check('uploads_status_check', `"status" IN ('pending', 'clean', 'rejected')`)
@Check('uploads_focus_check', `"focus_x" BETWEEN 0 AND 100 AND "focus_y" BETWEEN 0 AND 100`)
@Check('uploads_whole_focus_check', `num_nulls("focus_x", "focus_y") IN (0, 2)`)
export class Upload {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  ownerId: string;

  @Column('text')
  kind: UploadKind;

  @Column('text')
  status: UploadStatus;

  /** Of the largest rendition, in pixels. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** A blurred preview as `data:` URI. */
  @Column('text')
  preview: string;

  /** The focal point, in percent of width and height; both null until it is known. */
  @Column('smallint', { nullable: true })
  focusX: number | null;

  @Column('smallint', { nullable: true })
  focusY: number | null;

  /** All renditions together. */
  @Column('integer')
  byteSize: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
