import { Matches } from 'class-validator';
import { messages } from '../texts.js';
import { LandingAction, LandingFigure, LandingPoint } from './landing-parts.dto.js';
import { Part, Parts, WordList, Words } from './landing-rules.js';

/** Metadata for search engines. */
export class LandingSeo {
  /** @example 'Partir au pair en Australie : familles, visa et villes' */
  @Words(70)
  title: string;

  /** @example 'Trouvez vous-même votre famille d’accueil en Australie.' */
  @Words(200)
  description: string;

  /** @example ['au pair Australie', 'famille d’accueil Australie', 'visa vacances-travail'] */
  @WordList(3, 15, 60)
  keywords: string[];

  /**
   * The `hreflang` of the page.
   * @example 'fr'
   */
  @Matches(/^[a-z]{2}(-[A-Z]{2})?$/, { message: messages.landing.hreflang })
  hreflang: string;
}

/** The hero section. */
export class LandingHero {
  /**
   * One phrase between asterisks is italic.
   * @example 'Votre autre famille vit *côté mer*.'
   */
  @Words(90)
  headline: string;

  /** @example 'Des familles australiennes cherchent quelqu’un pour les matins et les goûters.' */
  @Words(300)
  subheadline: string;

  @Part(() => LandingAction)
  primaryAction: LandingAction;

  @Part(() => LandingAction)
  secondaryAction: LandingAction;

  /** @example ['Gratuit pour les au pairs', 'Sans agence'] */
  @WordList(2, 4, 90)
  trustIndicators: string[];

  @Parts(() => LandingFigure, 2, 4)
  stats: LandingFigure[];

  /** Shown with numbers. */
  @Parts(() => LandingPoint, 3, 3)
  features: LandingPoint[];
}

/** One picture of the strip. */
export class LandingImage {
  /**
   * A drawing of the site.
   * @example 'flags'
   */
  @Matches(/^[a-z][a-z-]{1,30}$/, { message: messages.landing.picture })
  name: string;

  /** @example 'Deux drapeaux rouge et jaune sur une plage' */
  @Words(160)
  alt: string;

  /** @example 'On nage entre les drapeaux' */
  @Words(80)
  caption: string;
}

/** Why Australia. */
export class LandingWhyAustralia {
  /** @example 'Pourquoi si loin' */
  @Words(120)
  headline: string;

  /** @example 'Parce que la journée commence dehors.' */
  @Words(900)
  promotionalText: string;

  @Parts(() => LandingPoint, 3, 6)
  benefits: LandingPoint[];

  /** The first four are shown. */
  @Parts(() => LandingImage, 4, 8)
  images: LandingImage[];

  @Parts(() => LandingFigure, 2, 4)
  statistics: LandingFigure[];
}
