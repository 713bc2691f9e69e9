import { Body, Controller, Delete, Get, Header, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  AdminPost,
  AdminPostsService,
  PostPublicationInput,
  PostReasonInput,
  ReleaseTextInput,
  type BlogPostPageDto,
} from '../../content/index.js';
import { PostsAdminService } from './posts-admin.service.js';

@ApiTags('Admin posts')
@Controller('admin/posts')
export class PostPublicationsAdminController {
  constructor(
    private readonly adminService: PostsAdminService,
    private readonly posts: AdminPostsService,
  ) {}

  @Post(':id/publications')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Publish a post, now or at a time',
    description:
      'Publishes the draft. If the address changed, the old one redirects. If scheduled, the version at this moment is published.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit', 'slug_taken')
  publishPost(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: PostPublicationInput,
  ): Promise<AdminPost> {
    return this.adminService.publish(admin.userId, id, input);
  }

  @Delete(':id/schedule')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Cancel a scheduled publication' })
  @ApiErrors('validation_failed', 'not_found')
  unschedulePost(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<AdminPost> {
    return this.adminService.unschedule(admin.userId, id);
  }

  @Post(':id/withdrawal')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Unpublish a post',
    description: 'No one can read it any more, and its address answers that it was removed. The text stays as a draft.',
  })
  @ApiErrors('validation_failed', 'not_found')
  unpublishPost(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { reason }: PostReasonInput,
  ): Promise<AdminPost> {
    return this.adminService.unpublish(admin.userId, id, reason);
  }

  @Get(':id/preview')
  @Access('admin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Preview a post', description: 'The draft, as its page would show it.' })
  @ApiErrors('validation_failed', 'not_found')
  previewPost(@UuidParam() id: string): Promise<BlogPostPageDto> {
    return this.posts.preview(id);
  }

  @Post(':id/release-text')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Take or decline the release’s newer text',
    description: 'For a post that came with the product and was edited since.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  settleReleaseText(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: ReleaseTextInput,
  ): Promise<AdminPost> {
    return this.adminService.settleNewer(admin.userId, id, input);
  }
}
