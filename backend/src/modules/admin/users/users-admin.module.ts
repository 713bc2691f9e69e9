import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { UserLooks } from './user-looks.js';
import { UserPages } from './user-pages.service.js';
import { UsersController } from './users.controller.js';

/** Everybody with an account: the list, a person's page, and what administrators do to accounts. */
@Module({
  imports: [AuditModule, AuthModule, ProfilesModule],
  controllers: [UsersController],
  providers: [UserLooks, UserPages],
})
export class UsersAdminModule {}
