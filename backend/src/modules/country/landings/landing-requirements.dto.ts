import { LandingFigure, LandingLink, LandingPoint } from './landing-parts.dto.js';
import { Part, Parts, WordList, Words } from './landing-rules.js';

/** The visa of this nationality. */
export class LandingVisa {
  /** @example 'Le PVT : visa Working Holiday, subclass 417' */
  @Words(140)
  title: string;

  /** @example 'Il n’existe pas de visa au pair en Australie.' */
  @Words(900)
  text: string;

  /** Age, length, locations and so on: the fact, then its label. */
  @Parts(() => LandingFigure, 3, 6)
  facts: LandingFigure[];

  /** @example ['Pas plus de six mois chez le même employeur sans autorisation.'] */
  @WordList(1, 6, 600)
  notes: string[];

  /** A note about New Zealand. */
  @Part(() => LandingPoint)
  newZealand: LandingPoint;

  @Parts(() => LandingLink, 2, 6)
  links: LandingLink[];
}

/** Requirements. */
export class LandingRequirements {
  /** @example 'Ce qu’il vous faut' */
  @Words(120)
  headline: string;

  /** @example 'Rien d’extraordinaire, mais rien à la légère.' */
  @Words(500)
  text: string;

  @Parts(() => LandingPoint, 4, 8)
  items: LandingPoint[];

  @Part(() => LandingVisa)
  visa: LandingVisa;
}

/** A step of the process. */
export class LandingStep extends LandingPoint {
  /**
   * How long it takes.
   * @example 'une soirée'
   */
  @Words(60)
  duration: string;
}

/** Travel after the placement. */
export class LandingAdventure extends LandingPoint {
  /** @example ['Un week-end à Rottnest', 'Le train jusqu’aux Blue Mountains'] */
  @WordList(2, 6, 240)
  ideas: string[];
}

/** The process from the first message to arrival. */
export class LandingProcess {
  /** @example 'De la première phrase au premier petit déjeuner' */
  @Words(120)
  headline: string;

  /** @example 'Comptez trois mois.' */
  @Words(500)
  text: string;

  @Parts(() => LandingStep, 3, 6)
  steps: LandingStep[];

  @Parts(() => LandingFigure, 2, 4)
  successStats: LandingFigure[];

  @Part(() => LandingAdventure)
  adventureSection: LandingAdventure;
}
