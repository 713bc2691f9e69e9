import { Body, Controller, Get, HttpCode, HttpStatus, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiErrors, DomainError } from '../../../platform/errors/index.js';
import { Digits, UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import {
  AdminPost,
  PostHistoryService,
  PostRevisionDto,
  PostRevisionsPage,
  SeenPostVersion,
} from '../../content/index.js';
import { PostsAdminService } from './posts-admin.service.js';

const MOST = 2_147_483_647;

class PostRevisionsQuery {
  /** The last number of the previous page. */
  @IsOptional()
  @Digits()
  @IsInt()
  @Min(1)
  @Max(MOST)
  @ApiPropertyOptional({ type: 'integer', example: 21 })
  before?: number;
}

const RevisionNumber = (): ParameterDecorator => (controller, method, index) => {
  const pipe = new ParseIntPipe({ exceptionFactory: () => new DomainError('not_found') });
  Param('number', pipe)(controller, method, index);
};
const DOCUMENTED = { name: 'number', schema: { type: 'integer', minimum: 1, maximum: MOST }, example: 3 } as const;

@ApiTags('Admin posts')
@Controller('admin/posts')
export class PostRevisionsController {
  constructor(
    private readonly history: PostHistoryService,
    private readonly adminService: PostsAdminService,
  ) {}

  @Get(':id/revisions')
  @Access('admin')
  @ApiOperation({ summary: 'List the versions of a post', description: 'Who saved what and when, newest first.' })
  @ApiErrors('validation_failed')
  listPostRevisions(@UuidParam() id: string, @Query() { before }: PostRevisionsQuery): Promise<PostRevisionsPage> {
    return this.history.list(id, before ?? null);
  }

  @Get(':id/revisions/:number')
  @Access('admin')
  @ApiOperation({ summary: 'Read a version of a post' })
  @ApiParam(DOCUMENTED)
  @ApiErrors('validation_failed', 'not_found')
  getPostRevision(@UuidParam() id: string, @RevisionNumber() number: number): Promise<PostRevisionDto> {
    return this.history.read(id, number);
  }

  @Post(':id/revisions/:number/restoration')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Restore a version',
    description: 'It becomes the newest version and the draft. The published version stays unchanged.',
  })
  @ApiParam(DOCUMENTED)
  @ApiErrors('validation_failed', 'not_found', 'stale_edit')
  restorePostRevision(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @RevisionNumber() number: number,
    @Body() { version }: SeenPostVersion,
  ): Promise<AdminPost> {
    return this.adminService.restore(admin.userId, id, number, version);
  }
}
