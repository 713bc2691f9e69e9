import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { ReviewedPlacement, ReviewInput, PlacementsToReview } from './review.dto.js';
import { PlacementReviewsService } from './placement-reviews.service.js';

@ApiTags('Reviews')
@Controller('stay-reviews')
export class PlacementReviewsController {
  constructor(private readonly reviews: PlacementReviewsService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List my placements that need my review' })
  listPlacementsToReview(@CurrentUser() user: Identity): Promise<PlacementsToReview> {
    return this.reviews.unwritten(user.userId);
  }

  @Get(':agreementId')
  @Access('signed-in')
  @ApiOperation({
    summary: 'Read the reviews of one of my placements',
    description: 'Mine always; theirs once both are published: when both are written, or 14 days after the end.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getPlacementReviews(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
  ): Promise<ReviewedPlacement> {
    return this.reviews.read(user.userId, agreementId);
  }

  @Put(':agreementId')
  @Access('signed-in')
  @RateLimit('write')
  @ApiOperation({ summary: 'Write or change my review of a placement', description: 'Until both are published.' })
  @ApiErrors('validation_failed', 'not_found', 'review_too_early', 'review_already_published')
  saveMyReview(
    @CurrentUser() user: Identity,
    @UuidParam('agreementId') agreementId: string,
    @Body() input: ReviewInput,
  ): Promise<ReviewedPlacement> {
    return this.reviews.save(user.userId, agreementId, input);
  }
}
