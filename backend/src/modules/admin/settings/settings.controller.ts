import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { SettingChangesService } from './setting-changes.service.js';
import { SiteSettingDto, SiteSettingInput, SiteSettingsList } from './site-setting.dto.js';

const KEY = { name: 'key', example: 'limits', description: '`offer`, `limits` or `banner`' } as const;

@ApiTags('Admin settings')
@Controller('admin/settings')
export class SettingsController {
  constructor(private readonly changes: SettingChangesService) {}

  @Get()
  @Access('admin')
  @ApiOperation({ summary: 'List the settings that govern the running product' })
  @ApiErrors('rate_limited')
  listSiteSettings(): Promise<SiteSettingsList> {
    return this.changes.list();
  }

  @Get(':key')
  @Access('admin')
  @ApiOperation({ summary: 'Get one setting' })
  @ApiParam(KEY)
  @ApiErrors('not_found')
  getSiteSetting(@Param('key') key: string): Promise<SiteSettingDto> {
    return this.changes.read(key);
  }

  @Put(':key')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Change a setting',
    description:
      'It applies in every process as soon as it is stored. The states before and after and the reason are ' +
      'recorded in the audit log. A change of an outdated version is not accepted, and the response contains the current one. ' +
      'The offer needs two admins: propose it at `POST /api/admin/approvals`.',
  })
  @ApiParam(KEY)
  @ApiErrors('validation_failed', 'not_found', 'stale_edit', 'second_admin_required')
  changeSiteSetting(
    @CurrentUser() admin: Identity,
    @Param('key') key: string,
    @Body() input: SiteSettingInput,
  ): Promise<SiteSettingDto> {
    return this.changes.change(admin.userId, key, input);
  }
}
