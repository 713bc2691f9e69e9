import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { ReasonDialog } from '../../../admin-ui/ReasonDialog';
import { useCancelInvoiceMutation, useRemindOfInvoiceMutation, type AdminInvoice } from '../../../api/admin-payments';
import { exactMoney } from '../../../lib/format/money';
import { toast } from '../../../ui/toast';
import { MarkPaidForm } from './MarkPaidForm';
import { adminPaymentsTexts as texts } from './texts';

/** The actions on an open invoice. */
export type InvoiceAction = 'markPaid' | 'remind' | 'cancel';

export interface ChosenAction {
  action: InvoiceAction;
  invoice: AdminInvoice;
}

/** Asks for the details of the chosen action, and runs it. */
export function InvoiceActions({ chosen, onDone }: { chosen: ChosenAction | null; onDone: () => void }) {
  const [cancel] = useCancelInvoiceMutation();
  const [remind] = useRemindOfInvoiceMutation();
  const invoice = chosen?.invoice;
  const isPaying = chosen?.action === 'markPaid';
  const name = invoice?.person.username ?? texts.noOne;
  const words = invoice && !isPaying ? texts[chosen.action === 'cancel' ? 'cancel' : 'remind'] : null;
  const act = async (reason: string) => {
    if (!invoice || !words) return;
    const action = { id: invoice.id, paymentReasonInput: { reason } };
    await (chosen.action === 'cancel' ? cancel(action) : remind(action)).unwrap();
    toast.success(words.done);
    onDone();
  };
  return (
    <>
      <AdminDrawer open={isPaying} onClose={onDone} title={invoice ? texts.markPaid.title(invoice.number) : ''}>
        {invoice ? <MarkPaidForm invoice={invoice} onDone={onDone} /> : null}
      </AdminDrawer>
      {invoice && words ? (
        <ReasonDialog
          words={{
            title: words.title(invoice.number),
            text: words.text(exactMoney(invoice.dueCents, invoice.currency), name),
            ok: words.submit,
          }}
          harmless={chosen.action === 'remind'}
          onCancel={onDone}
          onReason={act}
        />
      ) : null}
    </>
  );
}
