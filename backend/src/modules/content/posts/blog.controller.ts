import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { MayLag } from '../../../platform/database/index.js';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { FRESH_FOR_A_MOMENT } from '../freshness.js';
import { BlogQuery, type BlogPostDto, type BlogPostPageDto } from './blog-post.dto.js';
import { BlogService } from './blog.service.js';

@ApiTags('Blog')
@Controller('blog')
export class BlogController {
  constructor(private readonly blog: BlogService) {}

  @Get()
  @Access('public')
  @MayLag()
  @Header('cache-control', FRESH_FOR_A_MOMENT)
  @ApiOperation({
    summary: 'List the posts of the blog',
    description: 'Published posts, newest first. For the next page, send the last post.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  listBlogPosts(@Query() query: BlogQuery): Promise<BlogPostDto[]> {
    return this.blog.list(query);
  }

  @Get(':slug')
  @Access('public')
  @MayLag()
  @Header('cache-control', FRESH_FOR_A_MOMENT)
  @ApiOperation({ summary: 'Get one post', description: 'With its sources and related guides.' })
  @ApiParam({ name: 'slug', example: 'the-first-week' })
  @ApiErrors('not_found', 'gone', 'rate_limited')
  getBlogPost(@Param('slug') slug: string): Promise<BlogPostPageDto> {
    return this.blog.page(slug);
  }
}
