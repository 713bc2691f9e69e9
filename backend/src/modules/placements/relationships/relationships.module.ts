import { Module } from '@nestjs/common';
import { RelationshipsRepository } from './relationships.repository.js';
import { RelationshipsService } from './relationships.service.js';

/** What somebody has had to do with others. */
@Module({ providers: [RelationshipsService, RelationshipsRepository], exports: [RelationshipsService] })
export class RelationshipsModule {}
