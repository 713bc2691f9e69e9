import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A photo is a person's, and counts against how many one may keep; a picture stands in a text of ours. */
export type UploadKind = 'photo' | 'picture';
export type UploadStatus = 'pending' | 'clean' | 'rejected';

/**
 * A file that someone uploaded. Who owns it is known by id only: accounts stand above this room. It is shown only
 * when clean.
 */
@Entity('uploads')
@Check('uploads_kind_check', `"kind" IN ('photo', 'picture')`)
@Check('uploads_status_check', `"status" IN ('pending', 'clean', 'rejected')`)
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

  /** A blur as `data:` URI, to show while the photo loads. */
  @Column('text')
  preview: string;

  /** All renditions together. */
  @Column('integer')
  byteSize: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
