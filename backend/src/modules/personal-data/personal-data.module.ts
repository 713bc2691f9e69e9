import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { MediaModule } from '../media/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { VerificationModule } from '../verification/index.js';
import { CoParentErasureListener } from './erasure/co-parent-erasure.listener.js';
import { ErasureJob } from './erasure/erasure.job.js';
import { ErasureService } from './erasure/erasure.service.js';
import { PersonalRowsRepository } from './erasure/personal-rows.repository.js';
import { PersonalTextsRepository } from './erasure/personal-texts.repository.js';
import { TextErasureService } from './erasure/text-erasure.service.js';
import { Erasure } from './erasure/erasure.entity.js';
import { ErasureObstaclesService } from './erasure/erasure-obstacles.service.js';
import { ErasuresRepository } from './erasure/erasures.repository.js';
import { ErasureRequestsService } from './erasure/erasure-requests.service.js';
import { DataExport } from './exports/data-export.entity.js';
import { DataExportsRepository } from './exports/data-exports.repository.js';
import { DataExportsService } from './exports/data-exports.service.js';
import { ExportDeliveryService } from './exports/export-delivery.service.js';
import { ExportFilesService } from './exports/export-files.service.js';
import { ExportMakingService } from './exports/export-making.service.js';
import { PersonalDataEmailsService } from './personal-data-emails.service.js';
import { ExportRowsRepository } from './exports/export-rows.repository.js';
import { personalDataTables } from './personal-data.personal-data.js';
import { PersonalDataController } from './personal-data.controller.js';
import { RetentionJob } from './retention/retention.job.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { PersonalDataService } from './personal-data.service.js';

const copies = [
  DataExportsService,
  DataExportsRepository,
  ExportDeliveryService,
  ExportFilesService,
  ExportMakingService,
  ExportRowsRepository,
];
const erasure = [
  CoParentErasureListener,
  ErasureJob,
  ErasureObstaclesService,
  ErasureRequestsService,
  ErasureService,
  ErasuresRepository,
  PersonalRowsRepository,
  PersonalTextsRepository,
  TextErasureService,
];

/** Personal data in all modules: export and erasure. */
@Module({
  imports: [
    AuthModule,
    MediaModule,
    ProfilesModule,
    VerificationModule,
    TypeOrmModule.forFeature([DataExport, Erasure]),
  ],
  controllers: [PersonalDataController],
  providers: [...copies, ...erasure, PersonalDataService, PersonalDataEmailsService, RetentionJob, RetentionRepository],
  exports: [DataExportsService, ErasureObstaclesService, ErasureRequestsService, PersonalDataService],
})
export class PersonalDataModule {
  constructor(registry: PersonalDataRegistry, exports: DataExportsService) {
    registry.declare(personalDataTables);
    registry.addFiles((personId, manager) => exports.fileKeysOf(personId, manager));
  }
}
