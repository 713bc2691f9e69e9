import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentFiles } from './content-files.js';
import { ContentSeed } from './content-seed.entity.js';
import { ContentSeeds } from './content-seeds.js';
import { NewerTexts } from './newer-texts.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ContentSeed])],
  providers: [ContentFiles, ContentSeeds, NewerTexts],
  exports: [ContentFiles, ContentSeeds, NewerTexts],
})
export class SeedingModule {}
