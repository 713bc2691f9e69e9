import { useState } from 'react';
import { downloadAgreement } from '../../api/download-agreement';
import { messageOf } from '../../lib/api-error';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { agreementCardTexts } from './card-texts';

const { cards, download: texts } = agreementCardTexts;

/** Downloads a file of the agreement; it is private, so a plain link is not enough. */
export function DownloadAgreement({
  id,
  kind = 'pdf',
  quiet = false,
}: {
  id: string;
  kind?: 'pdf' | 'json';
  quiet?: boolean;
}) {
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    try {
      await downloadAgreement(id, kind);
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
    setBusy(false);
  };
  const looks =
    kind === 'json'
      ? { variant: 'plain' as const, size: 'small' as const }
      : { variant: quiet ? ('quiet' as const) : ('primary' as const) };
  return (
    <Button {...looks} busy={busy} onClick={() => void fetchIt()}>
      {kind === 'json' ? texts.json : quiet ? cards.pdf : texts.pdf}
    </Button>
  );
}
