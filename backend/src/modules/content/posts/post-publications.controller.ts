import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { MayLag } from '../../../platform/database/index.js';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { FRESH_FOR_A_MOMENT } from '../freshness.js';
import { BlogService } from './blog.service.js';
import type { PublishedPost } from './blog-post.dto.js';

@ApiTags('Blog')
@Controller('publications/posts')
export class PostPublicationsController {
  constructor(private readonly blog: BlogService) {}

  @Get()
  @Access('public')
  @MayLag()
  @Header('cache-control', FRESH_FOR_A_MOMENT)
  @ApiOperation({
    summary: 'List the addresses of all posts',
    description: 'For sitemaps: the address and last change of everything published, newest first, at most 50,000.',
  })
  @ApiErrors('rate_limited')
  listPublishedPosts(): Promise<PublishedPost[]> {
    return this.blog.publications();
  }
}
