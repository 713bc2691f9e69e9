import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsUUID, ValidateIf } from 'class-validator';
import { MayBeOmitted } from '../../platform/http/index.js';
import { messages } from './texts.js';

/** The new assignee. */
export class SupportAssigneeInput {
  /**
   * An admin; null to unassign.
   * @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e'
   */
  @ValidateIf((_, value) => value !== null)
  @IsUUID(undefined, { message: messages.assignee })
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  adminId: string | null;

  /**
   * The id of the assignee that the admin has read. If it is another by now, nothing is changed.
   * @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e'
   */
  @MayBeOmitted()
  @ValidateIf((_, value) => value !== null)
  @IsUUID(undefined, { message: messages.assignee })
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  assigneeRead?: string | null;
}
