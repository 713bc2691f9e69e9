import type { Region } from '../../country/index.js';

/** What stands on an invoice beside its amounts and dates, as it was on the day it was written. */
export interface InvoiceContent {
  region: Region;
  seller: {
    name: string;
    address: string | null;
    email: string;
    /** ABN or NZBN as the paper shows it: "ABN 51 824 753 556". */
    businessNumber: string | null;
  };
  /** Null: no GST is charged. */
  tax: { number: string; ratePercent: number } | null;
  buyer: { name: string; email: string };
  lines: { text: string; amountCents: number }[];
  /** Where to pay it, line by line; null on a receipt. */
  bank: readonly string[] | null;
}
