import { Module } from '@nestjs/common';
import { PlacementFiguresRepository } from './placement-figures.repository.js';
import { PlacementFigures } from './placement-figures.service.js';

@Module({ providers: [PlacementFigures, PlacementFiguresRepository], exports: [PlacementFigures] })
export class PlacementFiguresModule {}
