import { Button } from 'antd';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error';
import { downloadFile } from '../../../api/download-file';
import { adminPaymentsTexts } from './texts';
import { toast } from '../../../ui/toast';

const { pdf: texts } = adminPaymentsTexts;

interface InvoicePdfProps {
  id: string;
  number: string;
  size?: 'small' | 'middle';
}

/** Downloads the invoice as the buyer has it, with payments and refunds so far. */
export function InvoicePdf({ id, number, size = 'middle' }: InvoicePdfProps) {
  const [busy, setBusy] = useState(false);
  const fetchPdf = async () => {
    setBusy(true);
    try {
      await downloadFile(`/api/admin/invoices/${id}/pdf`, `invoice-${number}.pdf`);
    } catch (error) {
      toast.error(`${texts.failed}: ${messageOf(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size={size} loading={busy} aria-label={`${texts.open}: ${number}`} onClick={() => void fetchPdf()}>
      {texts.open}
    </Button>
  );
}
