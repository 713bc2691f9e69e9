import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { BanNoticesDto } from './ban-notice.dto.js';
import { BansService } from './bans.service.js';

@ApiTags('Safety')
@Controller('ban-notices')
export class BanNoticesController {
  constructor(private readonly bans: BansService) {}

  @Get()
  @Access('signed-in')
  @ApiOperation({
    summary: 'List closed accounts that have written to me',
    description: 'Shown in those conversations as a warning.',
  })
  listBanNotices(@CurrentUser() user: Identity): Promise<BanNoticesDto> {
    return this.bans.noticesOf(user.userId);
  }
}
