import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUrl, Matches, Max, Min, ValidateIf } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { messages } from '../texts.js';
import { LandingAction, LandingPoint } from './landing-parts.dto.js';
import { Part, Parts, Words } from './landing-rules.js';

/** Features of the product. */
export class LandingFeatures {
  /** @example 'Ce que nous faisons, et ce que nous laissons' */
  @Words(120)
  headline: string;

  @Parts(() => LandingPoint, 4, 8)
  items: LandingPoint[];
}

/** A testimonial. */
export class LandingTestimonial {
  /** @example 'Le premier soir, on m’a montré où étaient les tasses.' */
  @Words(400)
  quote: string;

  /** @example 'Maëlle' */
  @Words(60)
  name: string;

  /** @example 22 */
  @ApiProperty({ type: 'integer' })
  @IsInt({ message: messages.landing.age })
  @Min(18, { message: messages.landing.age })
  @Max(45, { message: messages.landing.age })
  age: number;

  /** @example 'Nantes' */
  @Words(60)
  city: string;

  /** @example 'France' */
  @Words(60)
  country: string;

  /** @example 'six mois' */
  @Words(60)
  duration: string;

  /** @example 'Fremantle, Perth' */
  @Words(80)
  location: string;
}

/** Testimonials with a note. */
export class LandingTestimonials {
  /** @example 'Comment cela peut se passer' */
  @Words(120)
  headline: string;

  /**
   * States that these are samples, until there are real ones.
   * @example 'Exemples écrits par notre équipe, en attendant les vrais récits.'
   */
  @Words(240)
  sampleNote: string;

  @Parts(() => LandingTestimonial, 2, 4)
  items: LandingTestimonial[];
}

/** A frequently asked question. */
export class LandingQuestion {
  /** @example 'Combien vais-je gagner ?' */
  @Words(160)
  question: string;

  /** @example 'Mettez la rémunération par écrit avant le départ.' */
  @Words(1200)
  answer: string;
}

/** Questions with their answers. */
export class LandingFaq {
  /** @example 'Vos questions, sans détour' */
  @Words(120)
  headline: string;

  @Parts(() => LandingQuestion, 5, 12)
  items: LandingQuestion[];
}

/** Further reading: either a page of this site or an external one. */
export class LandingResource extends LandingPoint {
  /**
   * A path of the site.
   * @example '/resources?audience=aupair'
   */
  @ValidateIf(({ path, url }: LandingResource) => path !== undefined || url === undefined)
  @Matches(/^\/(?!\/)\S*$/, { message: messages.landing.path })
  path?: string;

  /** @example 'https://www.fairwork.gov.au' */
  @MayBeOmitted()
  @IsUrl({ protocols: ['https'], require_protocol: true }, { message: messages.landing.url })
  url?: string;
}

/** Further reading. */
export class LandingResources {
  /** @example 'À lire avant de partir' */
  @Words(120)
  headline: string;

  /** @example 'Nos fiches sont en anglais.' */
  @Words(400)
  text: string;

  @Parts(() => LandingResource, 3, 8)
  items: LandingResource[];
}

/** The closing call to action. */
export class LandingCta {
  /** @example 'Il reste une chaise à table.' */
  @Words(90)
  headline: string;

  /** @example 'Le profil prend une soirée.' */
  @Words(300)
  text: string;

  @Part(() => LandingAction)
  primaryAction: LandingAction;

  @Part(() => LandingAction)
  secondaryAction: LandingAction;
}
