import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Resource } from './resource.entity.js';

/** A file of a resource, gone with it. */
@Entity('resource_attachments')
@Index(['resourceId', 'displayOrder'])
export class ResourceAttachment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => Resource, { onDelete: 'CASCADE' })
  resourceId: string;

  /** Where it can be downloaded. */
  @Column('text')
  fileUrl: string;

  /** Under which name it is saved. */
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

  /** Where its bytes lie in the object storage; null for a file at an address elsewhere. */
  @Column('text', { nullable: true })
  fileKey: string | null;

  @Column('integer', { default: 0 })
  downloadCount: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
