import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { PageQuery, UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { BlockInput, BlockPageDto } from './block.dto.js';
import { BlocksService } from './blocks.service.js';

@ApiTags('Safety')
@Controller('blocks')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List people I have blocked', description: 'Newest first.' })
  @ApiErrors('validation_failed')
  listBlocks(@CurrentUser() user: Identity, @Query() query: PageQuery): Promise<BlockPageDto> {
    return this.blocks.list(user.userId, query);
  }

  @Put(':id')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Block a person',
    description: 'Neither can see or contact the other any more. The other person is not notified.',
  })
  @ApiErrors('validation_failed', 'not_found', 'profile_missing')
  blockPerson(@CurrentUser() user: Identity, @UuidParam() id: string, @Body() { reason }: BlockInput): Promise<void> {
    return this.blocks.block(user.userId, id.toLowerCase(), reason ?? null);
  }

  @Delete(':id')
  @Access('signed-in')
  @RateLimit('write')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Unblock a person',
    description: 'Conversations are restored, unless the other person has blocked the caller.',
  })
  @ApiErrors('validation_failed')
  unblockPerson(@CurrentUser() user: Identity, @UuidParam() id: string): Promise<void> {
    return this.blocks.unblock(user.userId, id.toLowerCase());
  }
}
