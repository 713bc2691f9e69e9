import { Module } from '@nestjs/common';
import { AuthKeysService } from './auth-keys.service.js';

/** Separate, because the JWT module needs the keys before the auth module is created. */
@Module({ providers: [AuthKeysService], exports: [AuthKeysService] })
export class AuthKeysModule {}
