import { useId, useState } from 'react';
import { AdminField } from '../../../admin-ui';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { ConfirmDialog } from '../../../admin-ui/ConfirmDialog';
import { useConfirmVisaRulesMutation } from '../../../api/admin-visas';
import { isApiError } from '../../../lib/api-error';
import { toast } from '../../../ui/toast';
import { todayIn } from './rule-words';
import { visaRulesTexts } from './texts';
import type { VisaSets } from './visa-sets';

const { confirming: texts } = visaRulesTexts;
const DAYS = ['checkedOn', 'reviewBy'] as const;

/** Confirms that the sources of all rules of a visa were read again. Typed text stays when saving fails. */
export function ConfirmVisaDialog({ sets, onDone }: { sets: VisaSets; onDone: () => void }) {
  const [{ region, visa, visaName }] = sets;
  const [days, setDays] = useState({ checkedOn: todayIn(region), reviewBy: '' });
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [confirm] = useConfirmVisaRulesMutation();
  const ids = useId();
  return (
    <ConfirmDialog
      words={{
        title: texts.title(visaName),
        text: texts.text(sets.filter(({ currentId }) => currentId !== null).length),
        ok: texts.ok,
      }}
      onCancel={onDone}
      onConfirm={async () => {
        setErrors({});
        try {
          await confirm({ region, visa, adminVisaConfirmationInput: days }).unwrap();
        } catch (error) {
          if (isApiError(error)) setErrors(error.fields ?? {});
          throw error;
        }
        toast.success(texts.done);
        onDone();
      }}
    >
      {DAYS.map((name) => (
        <AdminField
          key={name}
          id={`${ids}-${name}`}
          label={texts[name]}
          error={errors[name]?.[0]}
          {...(name === 'reviewBy' ? { hint: texts.reviewHint } : {})}
        >
          <DateInput id={`${ids}-${name}`} value={days[name]} onChange={(day) => setDays({ ...days, [name]: day })} />
        </AdminField>
      ))}
    </ConfirmDialog>
  );
}
