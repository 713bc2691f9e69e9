import { Module } from '@nestjs/common';
import { AuthKeys } from './auth-keys.js';

/** Apart from the rest, since the JWT module needs the keys before the accounts module stands. */
@Module({ providers: [AuthKeys], exports: [AuthKeys] })
export class AuthKeysModule {}
