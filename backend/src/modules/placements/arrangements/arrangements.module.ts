import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../../platform/personal-data/index.js';
import { AuthModule } from '../../auth/index.js';
import { BillingModule } from '../../billing/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { AgreementsController } from './agreement/agreements.controller.js';
import { Agreements } from './agreement/agreements.service.js';
import { ArrangementAcceptance } from './arrangement-acceptance.entity.js';
import { ArrangementBeginnings } from './arrangement-beginnings.js';
import { ArrangementConditions } from './arrangement-conditions.js';
import { ArrangementConditionsRepository } from './arrangement-conditions.repository.js';
import { ArrangementConfirmation } from './arrangement-confirmation.js';
import { ArrangementDays } from './arrangement-days.js';
import { ArrangementDesk } from './arrangement-desk.js';
import { ArrangementDraft } from './arrangement-draft.entity.js';
import { ArrangementDrafts } from './arrangement-drafts.js';
import { ArrangementEnding } from './arrangement-ending.js';
import { ArrangementFacts } from './arrangement-facts.js';
import { ArrangementImport } from './arrangement-import.js';
import { ArrangementMoves } from './arrangement-moves.js';
import { ArrangementNews } from './arrangement-news.listener.js';
import { ArrangementPages } from './arrangement-pages.js';
import { ArrangementPapersRepository } from './arrangement-papers.repository.js';
import { ArrangementProposals } from './arrangement-proposals.js';
import { ArrangementSigning } from './arrangement-signing.js';
import { ArrangementUpkeep } from './arrangement-upkeep.js';
import { ArrangementVersion } from './arrangement-version.entity.js';
import { Arrangement } from './arrangement.entity.js';
import { ArrangementsController } from './arrangements.controller.js';
import { ArrangementsRepository } from './arrangements.repository.js';
import { FoundSomebody } from './found-somebody.js';
import { ArrangementRegisterRepository } from './register/arrangement-register.repository.js';
import { ArrangementRegister } from './register/arrangement-register.js';

/** What a family and an au pair agree, from the first draft to the last day. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Arrangement, ArrangementAcceptance, ArrangementDraft, ArrangementVersion]),
    AuthModule,
    BillingModule,
    MessagingModule,
    ProfilesModule,
  ],
  controllers: [AgreementsController, ArrangementsController],
  providers: [
    Agreements,
    ArrangementBeginnings,
    ArrangementConditions,
    ArrangementConditionsRepository,
    ArrangementConfirmation,
    ArrangementDays,
    ArrangementDesk,
    ArrangementDrafts,
    ArrangementEnding,
    ArrangementFacts,
    ArrangementImport,
    ArrangementMoves,
    ArrangementNews,
    ArrangementPages,
    ArrangementPapersRepository,
    ArrangementProposals,
    ArrangementRegister,
    ArrangementRegisterRepository,
    ArrangementsRepository,
    ArrangementSigning,
    ArrangementUpkeep,
    FoundSomebody,
  ],
  exports: [ArrangementEnding, ArrangementFacts, ArrangementImport, ArrangementRegister],
})
export class ArrangementsModule {
  constructor(registry: PersonalDataRegistry, ending: ArrangementEnding, agreements: Agreements) {
    registry.beforeErasure((personId) => ending.cancelAllOf(personId));
    registry.addFiles((personId, manager) => agreements.fileKeysOf(personId, manager));
  }
}
