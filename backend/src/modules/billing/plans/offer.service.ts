import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { ClockService } from '../../../platform/clock/index.js';
import { SiteSettingsService, siteSetting } from '../../../platform/site-settings/index.js';
import { messages } from '../texts.js';

/** Admins change it at /admin/settings. */
export const OFFER_SETTING = siteSetting(
  'offer',
  z.strictObject({
    on: z.boolean({ error: messages.offer.on }),
    percentOff: z
      .int({ error: messages.offer.percentOff })
      .min(1, messages.offer.percentOff)
      .max(100, messages.offer.percentOff),
    /** Its last day; null: no end date. */
    until: z.iso.date({ error: messages.offer.until }).nullable(),
  }),
  // No end date by default: admins end it.
  { on: true, percentOff: 100, until: null },
);

/** The current offer. */
export interface CurrentOffer {
  /** 1 to 100. */
  percentOff: number;
  /** Its last day as an ISO date; null for no end. */
  until: string | null;
}

/** The limited offer on the standard plan. */
@Injectable()
export class OfferService implements OnModuleInit {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.settings.declare(OFFER_SETTING, ({ on, until }) =>
      on && until !== null && this.clock.now() >= endOf(until) ? { 'value.until': [messages.offer.over] } : null,
    );
  }

  /** Null if there is none, or its last day is over. */
  async current(): Promise<CurrentOffer | null> {
    const { on, percentOff, until } = await this.settings.get(OFFER_SETTING);
    return on && (until === null || this.clock.now() < endOf(until)) ? { percentOff, until } : null;
  }

  /** Whether every family has the standard plan, without choosing it. */
  async givesStandard(): Promise<boolean> {
    return (await this.current())?.percentOff === 100;
  }
}

/** The end of a day in UTC, which is after midnight in both regions. */
const endOf = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);

/** Cents that an offer takes off a price, rounded for the buyer. */
export const discountOf = (amountCents: number, offer: CurrentOffer | null): number =>
  offer ? Math.ceil((amountCents * offer.percentOff) / 100) : 0;
