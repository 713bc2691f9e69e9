import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Resource } from './resource.entity.js';

/** A file of a resource; deleted with it. */
@Entity('resource_attachments')
@Index(['resourceId', 'displayOrder'])
export class ResourceAttachment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => Resource, { onDelete: 'CASCADE' })
  resourceId: string;

  /** Its download address. */
  @Column('text')
  fileUrl: string;

  /** The file name for saving. */
  @Column('text')
  fileName: string;

  @Column('text', { nullable: true })
  fileType: string | null;

  /** Bytes. */
  @Column('integer', { nullable: true })
  fileSize: number | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('integer', { default: 0 })
  displayOrder: number;

  /** Its storage key; null for an external file. */
  @Column('text', { nullable: true })
  fileKey: string | null;

  @Column('integer', { default: 0 })
  downloadCount: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
