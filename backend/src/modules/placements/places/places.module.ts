import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { SafetyModule } from '../../safety/index.js';
import { ArrangementsModule } from '../arrangements/arrangements.module.js';
import { AcceptedApplication } from './accepted-application.js';
import { ApplicantCheck } from './applicant-check.js';
import { ApplicationClosing } from './application-closing.js';
import { ApplicationMoves } from './application-moves.service.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { Applications } from './applications.service.js';
import { ApplicationsUpkeep } from './applications-upkeep.js';
import { Applying } from './applying.service.js';
import { BoardTexts } from './board-texts.js';
import { FilledPlaces } from './filled-places.listener.js';
import { OwnPlace } from './own-place.service.js';
import { PlaceApplication } from './place-application.entity.js';
import { PlaceBoard } from './place-board.service.js';
import { Place } from './place.entity.js';
import { PlaceImport } from './place-import.js';
import { PlacesController } from './places.controller.js';
import { PlacesRepository } from './places.repository.js';

/** The job board: families' open places, and who applies for them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Place, PlaceApplication]),
    ArrangementsModule,
    AuthModule,
    MessagingModule,
    ProfilesModule,
    SafetyModule,
  ],
  controllers: [ApplicationsController, PlacesController],
  providers: [
    AcceptedApplication,
    ApplicantCheck,
    ApplicationClosing,
    ApplicationMoves,
    Applications,
    ApplicationsRepository,
    ApplicationsUpkeep,
    Applying,
    BoardTexts,
    FilledPlaces,
    OwnPlace,
    PlaceBoard,
    PlaceImport,
    PlacesRepository,
  ],
  exports: [PlaceImport],
})
export class PlacesModule {}
