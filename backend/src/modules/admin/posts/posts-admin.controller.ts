import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  AdminPost,
  AdminPostsService,
  AdminPostsPage,
  AdminPostsQuery,
  PostAutosaveInput,
  PostDraftFields,
  PostInput,
  PostPresenceService,
  PostReasonInput,
  PostSlugCheck,
  PostVisitors,
} from '../../content/index.js';
import { PostsAdminService } from './posts-admin.service.js';

class PostSlugQuery {
  /** The post that should get the address. */
  @IsOptional()
  @IsUUID('loose')
  @ApiPropertyOptional({ format: 'uuid', example: '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' })
  postId?: string;
}

@ApiTags('Admin posts')
@Controller('admin')
export class PostsAdminController {
  constructor(
    private readonly adminService: PostsAdminService,
    private readonly posts: AdminPostsService,
    private readonly presence: PostPresenceService,
  ) {}

  @Get('posts')
  @Access('admin')
  @ApiOperation({ summary: 'List all posts', description: 'Includes drafts.' })
  @ApiErrors('validation_failed')
  listAdminPosts(@Query() query: AdminPostsQuery): Promise<AdminPostsPage> {
    return this.posts.list(query);
  }

  @Post('posts')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Create a post',
    description: 'Creates an unpublished draft from the fields sent so far. HTML is cleaned.',
  })
  @ApiErrors('validation_failed')
  createPost(@CurrentUser() admin: Identity, @Body() fields: PostDraftFields): Promise<AdminPost> {
    return this.adminService.create(admin.userId, fields);
  }

  @Get('posts/:id')
  @Access('admin')
  @ApiOperation({ summary: 'Read the draft of a post' })
  @ApiErrors('validation_failed', 'not_found')
  getAdminPost(@UuidParam() id: string): Promise<AdminPost> {
    return this.posts.read(id);
  }

  @Patch('posts/:id')
  @Access('admin')
  @RateLimit('autosave')
  @ApiOperation({
    summary: 'Save a draft',
    description:
      'Saves the fields sent, complete or not, in the draft. The published version stays unchanged. HTML is cleaned.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  autosavePost(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: PostAutosaveInput,
  ): Promise<AdminPost> {
    return this.adminService.autosave(admin.userId, id, input);
  }

  @Put('posts/:id')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Save a complete post as a new revision',
    description: 'Validated by the rules for publishing. The published version stays unchanged. HTML is cleaned.',
  })
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  savePost(@CurrentUser() admin: Identity, @UuidParam() id: string, @Body() input: PostInput): Promise<AdminPost> {
    return this.adminService.save(admin.userId, id, input);
  }

  @Post('posts/:id/removal')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Delete a post',
    description: 'With all its versions. If it was published, its address answers that it was removed.',
  })
  @ApiErrors('validation_failed', 'not_found')
  removePost(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() { reason }: PostReasonInput,
  ): Promise<void> {
    return this.adminService.remove(admin.userId, id, reason);
  }

  @Put('posts/:id/visit')
  @Access('admin')
  @RateLimit('autosave')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Report that I have a post open',
    description: 'Every ten seconds. Returns who else has it open, and the current version.',
  })
  @ApiErrors('validation_failed', 'not_found')
  visitPost(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<PostVisitors> {
    return this.presence.stay(id, admin.userId);
  }

  @Delete('posts/:id/visit')
  @Access('admin')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Report that I have closed a post' })
  @ApiErrors('validation_failed')
  leavePost(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<void> {
    return this.presence.leave(id, admin.userId);
  }

  @Get('post-slugs/:slug')
  @Access('admin')
  @ApiOperation({ summary: 'Ask whether an address is free', description: 'For a new post, or for `postId`.' })
  @ApiParam({ name: 'slug', example: 'the-first-week' })
  @ApiErrors('validation_failed')
  checkPostSlug(@Param('slug') slug: string, @Query() { postId }: PostSlugQuery): Promise<PostSlugCheck> {
    return this.posts.checkSlug(slug, postId);
  }
}
