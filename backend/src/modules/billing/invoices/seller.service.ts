import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import type { Region } from '../../country/index.js';
import type { InvoiceContent } from './invoice-content.js';

/** Reads the seller that invoices of a region print. */
interface InvoiceSeller {
  seller: InvoiceContent['seller'];
  tax: InvoiceContent['tax'];
  /** Null: bank transfers are not available. */
  bank: readonly string[] | null;
}

const COUNTRY: Record<Region, 'AU' | 'NZ'> = { australia: 'AU', newzealand: 'NZ' };

/** The seller and the payment options, from the configuration. */
@Injectable()
export class SellerService {
  constructor(private readonly settings: Settings) {}

  get takesCards(): boolean {
    return this.settings.stripe !== null;
  }

  /** How someone in a region pays. */
  paysBy(region: Region): 'card' | 'invoice' | 'none' {
    if (this.takesCards) return 'card';
    return this.of(region).bank ? 'invoice' : 'none';
  }

  get invoiceDays(): number {
    return this.settings.seller.invoiceDays;
  }

  of(region: Region): InvoiceSeller {
    const { name, address, [COUNTRY[region]]: there } = this.settings.seller;
    return {
      seller: { name, address, email: this.settings.supportEmail, businessNumber: there.businessNumber },
      tax: there.gst,
      bank: there.bankAccount,
    };
  }
}

/** The tax within an amount that includes it: 10 % of 4000 cents is 364. */
export const taxWithin = (totalCents: number, tax: InvoiceContent['tax']): number =>
  tax ? Math.round((totalCents * tax.ratePercent) / (100 + tax.ratePercent)) : 0;
