import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { BrowserErrorsPage, BrowserErrorsQuery } from '../../../platform/browser-errors/index.js';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { BrowserErrorsAdminService } from './browser-errors-admin.service.js';

@ApiTags('Admin browser errors')
@Controller('admin/browser-errors')
export class BrowserErrorsAdminController {
  constructor(private readonly errors: BrowserErrorsAdminService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List errors of browsers',
    description: 'Errors that look the same are one entry, with a count. Last seen first.',
  })
  @ApiErrors('validation_failed')
  listBrowserErrors(@Query() query: BrowserErrorsQuery): Promise<BrowserErrorsPage> {
    return this.errors.list(query);
  }

  @Post(':id/resolutions')
  @Access('admin')
  @RateLimit('write')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Resolve an error of browsers',
    description: 'It reopens if it happens again. Recorded in the audit log.',
  })
  @ApiErrors('not_found')
  resolveBrowserError(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<void> {
    return this.errors.resolve(admin.userId, id);
  }
}
