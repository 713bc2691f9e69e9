import { useState, type ReactNode } from 'react';
import { messageOf } from '../../lib/api-error';
import type { Invoice } from '../../api/plans';
import { downloadFile } from '../../api/download-file';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { paymentTexts } from './texts';

/** Hands the browser the PDF of an invoice. */
export function PdfButton({ invoice, children }: { invoice: Pick<Invoice, 'id' | 'number'>; children: ReactNode }) {
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    try {
      await downloadFile(`/api/invoices/${invoice.id}/pdf`, `${invoice.number}.pdf`);
    } catch (error) {
      toast.error(paymentTexts.plan.notFetched, messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={() => void fetchIt()}>
      {children}
    </Button>
  );
}
