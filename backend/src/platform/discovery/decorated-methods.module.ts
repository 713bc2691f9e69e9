import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DecoratedMethodsService } from './decorated-methods.service.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [DecoratedMethodsService], exports: [DecoratedMethodsService] })
export class DecoratedMethodsModule {}
