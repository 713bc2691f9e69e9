import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArrangementAcceptance } from './arrangement-acceptance.entity.js';
import { ArrangementDraft } from './arrangement-draft.entity.js';
import { ArrangementEnding } from './arrangement-ending.js';
import { ArrangementFacts } from './arrangement-facts.js';
import { ArrangementMoves } from './arrangement-moves.js';
import { ArrangementVersion } from './arrangement-version.entity.js';
import { Arrangement } from './arrangement.entity.js';
import { ArrangementsRepository } from './arrangements.repository.js';

/** What a family and an au pair agree. */
@Module({
  imports: [TypeOrmModule.forFeature([Arrangement, ArrangementAcceptance, ArrangementDraft, ArrangementVersion])],
  providers: [ArrangementEnding, ArrangementFacts, ArrangementMoves, ArrangementsRepository],
  exports: [ArrangementEnding, ArrangementFacts],
})
export class ArrangementsModule {}
