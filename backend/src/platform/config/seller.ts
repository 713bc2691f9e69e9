import type { Environment } from './environment.js';

/** Invoice data and bank account of a country. */
interface SellerInCountry {
  /** "ABN 51 824 753 556", "NZBN 9429041234567"; null if not set. */
  businessNumber: string | null;
  /** Null: the seller is not registered, and no GST is charged. */
  gst: { number: string; ratePercent: number } | null;
  /** Lines on the invoice; null: no bank transfers. */
  bankAccount: readonly string[] | null;
}

/** The seller on invoices. */
export interface SellerSettings {
  name: string;
  address: string | null;
  /** Days until an invoice is due. */
  invoiceDays: number;
  AU: SellerInCountry;
  NZ: SellerInCountry;
}

/** So that the demo can show bank transfers, although no one can pay it. */
const DEMO_ACCOUNT = ['Demonstration bank', 'Account 00-0000-0000000-00', 'Please do not pay: this is a demonstration'];

const gstOf = (number: string | undefined, ratePercent: number) => (number ? { number, ratePercent } : null);

export function sellerOf(env: Environment, demo: boolean): SellerSettings {
  const standard = demo ? DEMO_ACCOUNT : null;
  return {
    name: env.SELLER_NAME ?? env.PRODUCT_NAME,
    address: env.SELLER_ADDRESS ?? null,
    invoiceDays: env.INVOICE_DAYS,
    AU: {
      businessNumber: env.SELLER_ABN ? `ABN ${env.SELLER_ABN}` : null,
      gst: gstOf(env.GST_NUMBER_AU, env.GST_RATE_AU),
      bankAccount: env.BANK_ACCOUNT_AU ?? standard,
    },
    NZ: {
      businessNumber: env.SELLER_NZBN ? `NZBN ${env.SELLER_NZBN}` : null,
      gst: gstOf(env.GST_NUMBER_NZ, env.GST_RATE_NZ),
      bankAccount: env.BANK_ACCOUNT_NZ ?? standard,
    },
  };
}
