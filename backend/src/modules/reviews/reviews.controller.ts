import { Body, Controller, Get, HttpCode, HttpStatus, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { UuidParam } from '../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../platform/identity/index.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { PersonReviewsService } from './person-reviews.service.js';
import { ReviewPage, ReviewQuery, ReviewReplyInput } from './review.dto.js';

@ApiTags('Reviews')
@Controller('reviews')
export class ReviewsController {
  constructor(private readonly reviews: PersonReviewsService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List reviews about someone',
    description: 'Only about confirmed placements that took place, and only published reviews. Newest first.',
  })
  @ApiErrors('validation_failed', 'not_found')
  listReviews(@CurrentUser() user: Identity, @Query() query: ReviewQuery): Promise<ReviewPage> {
    return this.reviews.list(user.userId, query);
  }

  @Put(':id/reply')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Answer a review about me', description: 'Once, for everyone to read.' })
  @ApiErrors('validation_failed', 'not_found', 'review_already_answered')
  replyToReview(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() { words }: ReviewReplyInput,
  ): Promise<void> {
    return this.reviews.reply(user.userId, id, words);
  }
}
