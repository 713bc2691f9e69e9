import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentFilesService } from './content-files.service.js';
import { ContentSeed } from './content-seed.entity.js';
import { ContentSeedsService } from './content-seeds.service.js';
import { NewerTextsService } from './newer-texts.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ContentSeed])],
  providers: [ContentFilesService, ContentSeedsService, NewerTextsService],
  exports: [ContentFilesService, ContentSeedsService, NewerTextsService],
})
export class SeedingModule {}
