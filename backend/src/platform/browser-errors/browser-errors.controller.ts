import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../errors/index.js';
import { Access } from '../identity/index.js';
import { RateLimit } from '../rate-limit/index.js';
import { BrowserErrorInput } from './browser-error.dto.js';
import { BrowserErrorsService } from './browser-errors.service.js';

@ApiTags('Browser errors')
@Controller('browser-errors')
export class BrowserErrorsController {
  constructor(private readonly errors: BrowserErrorsService) {}

  @Post()
  @Access('public')
  @RateLimit('browser-error')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Report an error of the website',
    description: 'Sent by the website. Errors that look the same are stored once, with a count.',
  })
  @ApiErrors('validation_failed')
  reportBrowserError(@Body() error: BrowserErrorInput, @Headers('user-agent') userAgent?: string): Promise<void> {
    return this.errors.report(error, userAgent);
  }
}
