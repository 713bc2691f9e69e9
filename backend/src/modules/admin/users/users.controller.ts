import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { UserDirectoryService, UsersPage, UsersQuery } from '../../profiles/index.js';
import { UserViewLogService } from './user-view-log.service.js';
import { UserPage } from './user-page.dto.js';
import { UserPagesService } from './user-pages.service.js';

@ApiTags('Admin users')
@Controller('admin/users')
export class UsersController {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly pages: UserPagesService,
    private readonly looks: UserViewLogService,
  ) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List everyone with an account',
    description: 'By page number, up to the 10,000th person. The count stops there too.',
  })
  @ApiErrors('validation_failed')
  listUsers(@Query() query: UsersQuery): Promise<UsersPage> {
    return this.directory.page(query);
  }

  @Get(':id')
  @Access('admin')
  @ApiOperation({
    summary: 'Open a person’s page',
    description: 'Recorded in the audit log, once an hour for each admin and person.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getUserPage(@CurrentUser() admin: Identity, @UuidParam() id: string): Promise<UserPage> {
    return this.looks.at(admin.userId, id, () => this.pages.read(id));
  }
}
