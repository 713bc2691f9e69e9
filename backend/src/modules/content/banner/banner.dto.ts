import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { REGIONS, type Region } from '../../country/index.js';
import { messages } from '../texts.js';
import { BANNER_TONES, type BannerTone } from './banner-setting.js';

export class BannerQuery {
  /** The region of the banner. */
  @ApiProperty({ enum: REGIONS, example: 'newzealand' })
  @IsIn(REGIONS, { message: messages.region })
  region: Region;
}

/** The banner's link. */
@ApiSchema({ name: 'BannerLink' })
export class BannerLinkDto {
  /** @example 'Read what changes' */
  label: string;
  /**
   * A path of this site without region, or an https address.
   * @example '/blog/working-holiday-visa-2027'
   */
  href: string;
}

/** A banner above every page. */
@ApiSchema({ name: 'CurrentBanner' })
export class BannerDto {
  /**
   * Changes with the banner's content, so that a dismissed banner does not hide the next one.
   * @example 'b1f0c7d2a9'
   */
  id: string;
  /** @example 'We are moving house on Sunday from 2 to 4 am AEDT. Messages wait and arrive later.' */
  text: string;
  link: BannerLinkDto | null;
  @ApiProperty({ enum: BANNER_TONES, example: 'info' })
  tone: BannerTone;
}

/** The banner of a region; null if there is none. */
export class BannerNow {
  banner: BannerDto | null;
}
