import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { ReviewRemovalInput } from './review-removal.dto.js';
import { ReviewRemovalsService } from './review-removals.service.js';

@ApiTags('Admin')
@Controller('admin/reviews')
export class ReviewRemovalsController {
  constructor(private readonly removals: ReviewRemovalsService) {}

  @Post(':id/removal')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Remove a review',
    description: 'It is hidden and its stars no longer count. The reason is recorded in the audit log.',
  })
  @ApiErrors('validation_failed', 'not_found')
  removeReview(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { reason }: ReviewRemovalInput,
  ): Promise<void> {
    return this.removals.remove(admin.userId, id, reason);
  }
}
