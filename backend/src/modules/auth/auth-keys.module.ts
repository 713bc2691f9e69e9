import { Module } from '@nestjs/common';
import { AuthKeysService } from './auth-keys.service.js';

/** Apart from the rest, since the JWT module needs the keys before the accounts module stands. */
@Module({ providers: [AuthKeysService], exports: [AuthKeysService] })
export class AuthKeysModule {}
