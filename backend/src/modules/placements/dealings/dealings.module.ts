import { Module } from '@nestjs/common';
import { DealingsRepository } from './dealings.repository.js';
import { Dealings } from './dealings.service.js';

/** What somebody has had to do with others. */
@Module({ providers: [Dealings, DealingsRepository], exports: [Dealings] })
export class DealingsModule {}
