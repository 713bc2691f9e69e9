import { useState, type ReactNode } from 'react';
import { messageOf } from '../../api/api-error';
import type { Invoice } from '../../api/plans';
import { saveFile } from '../../api/save-file';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { paymentMessages } from './texts';

/** Hands the browser the PDF of an invoice. */
export function PdfButton({ invoice, children }: { invoice: Pick<Invoice, 'id' | 'number'>; children: ReactNode }) {
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    try {
      await saveFile(`/api/invoices/${invoice.id}/pdf`, `${invoice.number}.pdf`);
    } catch (error) {
      toast.error(paymentMessages.plan.notFetched, messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" size="small" busy={busy} onClick={() => void fetchIt()}>
      {children}
    </Button>
  );
}
