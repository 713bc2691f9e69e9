import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ResourceAttachment } from './resource-attachment.entity.js';

/** The downloads of a file on one day, as of all metrics. */
@Entity('resource_downloads')
export class ResourceDownload {
  @PrimaryColumn('uuid')
  @ForeignKey(() => ResourceAttachment, { onDelete: 'CASCADE' })
  attachmentId: string;

  @PrimaryColumn('date')
  day: string;

  @Column('integer', { default: 0 })
  count: number;
}
