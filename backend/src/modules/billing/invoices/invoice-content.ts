import type { Region } from '../../country/index.js';

/** The content of an invoice besides amounts and dates, as it was when it was written. */
export interface InvoiceContent {
  region: Region;
  seller: {
    name: string;
    address: string | null;
    email: string;
    /** ABN or NZBN as printed: "ABN 51 824 753 556". */
    businessNumber: string | null;
  };
  /** Null: no GST is charged. */
  tax: { number: string; ratePercent: number } | null;
  buyer: { name: string; email: string };
  lines: { text: string; amountCents: number }[];
  /** The bank details, line by line; null on a receipt. */
  bank: readonly string[] | null;
}
