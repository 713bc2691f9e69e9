import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { MediaModule } from '../media/index.js';
import { ProfilesModule, VerificationModule } from '../profiles/index.js';
import { DeleteFilesJob } from './erasure/delete-files.job.js';
import { ErasureJob } from './erasure/erasure.job.js';
import { ErasureService } from './erasure/erasure.service.js';
import { PersonalRowsRepository } from './erasure/personal-rows.repository.js';
import { PersonalTextsRepository } from './erasure/personal-texts.repository.js';
import { TextErasureService } from './erasure/text-erasure.service.js';
import { Erasure } from './erasure/erasure.entity.js';
import { ErasureObstacles } from './erasure/erasure-obstacles.js';
import { ErasuresRepository } from './erasure/erasures.repository.js';
import { Erasures } from './erasure/erasures.service.js';
import { DataExport } from './exports/data-export.entity.js';
import { DataExportsRepository } from './exports/data-exports.repository.js';
import { DataExports } from './exports/data-exports.service.js';
import { ExportDelivery } from './exports/export-delivery.js';
import { ExportFiles } from './exports/export-files.js';
import { ExportMaking } from './exports/export-making.js';
import { PersonalDataMails } from './personal-data-mails.js';
import { ExportRowsRepository } from './exports/export-rows.repository.js';
import { personalDataTables } from './personal-data.personal-data.js';
import { PersonalDataController } from './personal-data.controller.js';
import { RetentionJob } from './retention/retention.job.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { PersonalData } from './personal-data.service.js';

const copies = [DataExports, DataExportsRepository, ExportDelivery, ExportFiles, ExportMaking, ExportRowsRepository];
const erasure = [
  DeleteFilesJob,
  ErasureJob,
  ErasureObstacles,
  Erasures,
  ErasureService,
  ErasuresRepository,
  PersonalRowsRepository,
  PersonalTextsRepository,
  TextErasureService,
];

/** Everything that concerns one person, wherever it stands: given to them as a copy, and erased. */
@Module({
  imports: [
    AuthModule,
    MediaModule,
    ProfilesModule,
    VerificationModule,
    TypeOrmModule.forFeature([DataExport, Erasure]),
  ],
  controllers: [PersonalDataController],
  providers: [...copies, ...erasure, PersonalData, PersonalDataMails, RetentionJob, RetentionRepository],
  exports: [DataExports, ErasureObstacles, Erasures, PersonalData],
})
export class PersonalDataModule {
  constructor(registry: PersonalDataRegistry, exports: DataExports) {
    registry.declare(personalDataTables);
    registry.addFiles((personId, manager) => exports.fileKeysOf(personId, manager));
  }
}
