import { Body, Controller, Get, HttpCode, HttpStatus, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { PipelinePage, PipelineQuery, SetAsideInput } from './pipeline.dto.js';
import { PipelineService } from './pipeline.service.js';

@ApiTags('Pipeline')
@Controller('pipeline-entries')
export class PipelineController {
  constructor(private readonly pipeline: PipelineService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List people by stage',
    description: 'One column, latest first. Each person is in the furthest stage they have reached with me.',
  })
  @ApiErrors('validation_failed', 'forbidden')
  listPipeline(@CurrentUser() user: Identity, @Query() query: PipelineQuery): Promise<PipelinePage> {
    return this.pipeline.page(user, query);
  }

  @Put(':id/set-aside')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Set someone aside, or put them back', description: 'They are not notified.' })
  @ApiErrors('validation_failed', 'forbidden', 'not_found')
  setPersonAside(
    @CurrentUser() user: Identity,
    @UuidParam() id: string,
    @Body() { setAside }: SetAsideInput,
  ): Promise<void> {
    return this.pipeline.setAside(user, id, setAside);
  }
}
