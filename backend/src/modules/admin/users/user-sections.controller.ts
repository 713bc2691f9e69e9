import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { UserViewLogService } from './user-view-log.service.js';
import { UserChecks, UserRelationships, UserReports, UserSignIns } from './user-sections.dto.js';
import { UserSectionsService } from './user-sections.service.js';

/** Sections of a person's page; viewing one counts as viewing the person. */
@ApiTags('Admin users')
@Controller('admin/users/:id')
export class UserSectionsController {
  constructor(
    private readonly sections: UserSectionsService,
    private readonly looks: UserViewLogService,
  ) {}

  @Get('checks')
  @Access('admin')
  @ApiOperation({ summary: 'List what someone sent to be verified' })
  @ApiErrors('validation_failed', 'not_found')
  listUserChecks(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<UserChecks> {
    return this.looks.at(admin.userId, id, () => this.sections.checks(id));
  }

  @Get('reports')
  @Access('admin')
  @ApiOperation({ summary: 'List cases about someone, and what they reported themselves' })
  @ApiErrors('validation_failed', 'not_found')
  listUserReports(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<UserReports> {
    return this.looks.at(admin.userId, id, () => this.sections.reports(id));
  }

  @Get('sign-ins')
  @Access('admin')
  @ApiOperation({
    summary: 'List someone’s devices',
    description: 'Active sessions, and those that ended in the last 30 days. Latest first.',
  })
  @ApiErrors('validation_failed', 'not_found')
  listUserSignIns(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<UserSignIns> {
    return this.looks.at(admin.userId, id, () => this.sections.signIns(id));
  }

  @Get('dealings')
  @Access('admin')
  @ApiOperation({
    summary: 'Count someone’s conversations, interviews and agreements',
    description: 'Conversations and interviews as numbers, agreements with their dates; no message texts.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getUserRelationships(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<UserRelationships> {
    return this.looks.at(admin.userId, id, () => this.sections.relationshipsOf(id));
  }
}
