import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { MediaModule } from '../media/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { Erasing } from './erasure/erasing.js';
import { ErasingRepository } from './erasure/erasing.repository.js';
import { Erasure } from './erasure/erasure.entity.js';
import { ErasureObstacles } from './erasure/erasure-obstacles.js';
import { ErasureUpkeep } from './erasure/erasure-upkeep.js';
import { ErasuresRepository } from './erasure/erasures.repository.js';
import { Erasures } from './erasure/erasures.service.js';
import { PersonalFiles } from './erasure/personal-files.js';
import { ScrubbingRepository } from './erasure/scrubbing.repository.js';
import { DataExport } from './exports/data-export.entity.js';
import { DataExportsRepository } from './exports/data-exports.repository.js';
import { DataExports } from './exports/data-exports.service.js';
import { ExportDelivery } from './exports/export-delivery.js';
import { ExportFiles } from './exports/export-files.js';
import { ExportMaking } from './exports/export-making.js';
import { PersonalDataMails } from './personal-data-mails.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalData } from './personal-data.service.js';
import { PersonalTablesRepository } from './tables/personal-tables.repository.js';

const copies = [DataExports, DataExportsRepository, ExportDelivery, ExportFiles, ExportMaking];
const erasure = [
  Erasing,
  ErasingRepository,
  ErasureObstacles,
  Erasures,
  ErasuresRepository,
  ErasureUpkeep,
  PersonalFiles,
  ScrubbingRepository,
];

/** Everything that concerns one person, wherever it stands: given to them as a copy, and erased. */
@Module({
  imports: [AuthModule, MediaModule, ProfilesModule, TypeOrmModule.forFeature([DataExport, Erasure])],
  controllers: [PersonalDataController],
  providers: [...copies, ...erasure, PersonalData, PersonalDataMails, PersonalTablesRepository],
  exports: [DataExports, ErasureObstacles, Erasures, PersonalData],
})
export class PersonalDataModule {}
