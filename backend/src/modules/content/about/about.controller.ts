import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { FRESH_FOR_A_MOMENT } from '../freshness.js';
import type { AboutDto } from './about.dto.js';
import { AboutService } from './about.service.js';

@ApiTags('About')
@Controller('about')
export class AboutController {
  constructor(private readonly about: AboutService) {}

  @Get()
  @Access('public')
  @Header('cache-control', FRESH_FOR_A_MOMENT)
  @ApiOperation({ summary: 'Get the founder’s story and two figures for the home page' })
  @ApiErrors('rate_limited')
  getAbout(): Promise<AboutDto> {
    return this.about.read();
  }
}
