import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsUrl, Matches } from 'class-validator';
import { messages } from '../texts.js';
import { Words } from './landing-rules.js';

const OFFICIAL = { protocols: ['https'], require_protocol: true };

/** A heading with its text. */
export class LandingPoint {
  /** @example 'Le logement est compris' */
  @Words(120)
  title: string;

  /** @example 'Une chambre meublée pour vous, et les repas à la table de la famille.' */
  @Words(700)
  text: string;
}

/** A number and its label. */
export class LandingFigure {
  /** @example '12 mois' */
  @Words(40)
  value: string;

  /** @example 'de séjour avec un premier visa 417' */
  @Words(140)
  label: string;
}

/** A button or link of this site. */
export class LandingAction {
  /** @example 'Créer mon profil' */
  @Words(80)
  label: string;

  /**
   * A path of the site.
   * @example '/auth?type=aupair'
   */
  @Matches(/^\/(?!\/)\S*$/, { message: messages.landing.path })
  path: string;
}

/** An external page, usually of an authority. */
export class LandingLink {
  /** @example 'Home Affairs : visa Working Holiday (417)' */
  @Words(140)
  label: string;

  /** @example 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/work-holiday-417' */
  @IsUrl(OFFICIAL, { message: messages.landing.url })
  url: string;
}

/** The source of a fact, and when it was last checked. */
export class LandingSource {
  /** @example 'Working Holiday visa (subclass 417)' */
  @Words(160)
  title: string;

  /** @example 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/work-holiday-417' */
  @IsUrl(OFFICIAL, { message: messages.landing.url })
  url: string;

  /** @example '2026-11-20' */
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: messages.landing.day })
  @IsISO8601({ strict: true }, { message: messages.landing.day })
  @ApiProperty({ format: 'date' })
  checkedOn: string;
}
