import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { useCancelMyInvoiceMutation, type Invoice } from '../../api/plans';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { toast } from '../../ui/toast';
import { paymentTexts } from './texts';

const { cancel: words } = paymentTexts;

/** Asks first: the invoice cannot be opened again. */
export function CancelInvoice({ invoice }: { invoice: Pick<Invoice, 'id' | 'number'> }) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [cancel, { isLoading }] = useCancelMyInvoiceMutation();
  const close = () => {
    setAsking(false);
    setFailure(null);
  };
  const submit = async () => {
    setFailure(null);
    try {
      await cancel({ id: invoice.id }).unwrap();
      close();
      toast.success(words.done(invoice.number));
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <>
      <Button variant="plain" size="small" onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={words.title(invoice.number)}
        failure={failure}
        footer={
          <>
            <Button variant="plain" onClick={close}>
              {words.keep}
            </Button>
            <Button busy={isLoading} onClick={() => void submit()}>
              {words.submit}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
      </Dialog>
    </>
  );
}
