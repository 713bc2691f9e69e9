import type { FormEvent } from 'react';
import type { Interview } from '../../../api/interviews';
import { ownTimeZone, useNow } from '../../../lib/clocks';
import { useMounted } from '../../../lib/use-mounted';
import { useProblemFocus } from '../../../lib/use-problem-focus';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Dialog } from '../../../ui/Dialog';
import { toast } from '../../../ui/toast';
import { interviewTexts } from '../texts';
import { dayAfter } from '../model/both-awake';
import type { Partner } from '../TwoClocks';
import styles from './ProposeDialog.module.css';
import { TimeSlot } from './TimeSlot';
import { LENGTHS, MOST_DAYS, MOST_SLOTS, useProposal } from './use-proposal';

const { planning: texts, lengths } = interviewTexts;
const FORM = 'propose-interview';

interface ProposeDialogProps {
  conversationId: string;
  partner: Partner;
  /** The open one, whose times are to be replaced or moved. */
  interview: Interview | null;
  onClose: () => void;
}

/** Choosing up to three times with both clocks in sight. */
export default function ProposeDialog({ conversationId, partner, interview, onClose }: ProposeDialogProps) {
  const isMounted = useMounted();
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();
  const name = partner.displayName;
  const plan = useProposal({
    conversationId,
    interview,
    theirs: partner.timeZone,
    onRefused: focusProblem,
    onSent: () => {
      toast.success(texts.sent(name), texts.sentText);
      if (isMounted()) onClose();
    },
  });
  const mine = ownTimeZone();
  const now = useNow();
  const earliest = dayAfter(now, 0, mine);
  const latest = dayAfter(now, MOST_DAYS, mine);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void plan.send();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      className={styles.dialog}
      failure={plan.failure}
      title={!interview ? texts.heading(name) : interview.startsAt ? texts.headingMove : texts.headingOthers}
      footer={
        <Button type="submit" form={FORM} busy={plan.busy} icon="send">
          {texts.send}
        </Button>
      }
    >
      <form ref={form} id={FORM} noValidate onSubmit={submit} className={styles.form}>
        <p>{texts.lead(name)}</p>
        <div role="group" aria-label={texts.length} className={styles.lengths}>
          {LENGTHS.map((minutes) => (
            <Chip key={minutes} on={plan.minutes === minutes} onClick={() => plan.setMinutes(minutes)}>
              {lengths(minutes)}
            </Chip>
          ))}
        </div>
        {plan.slots.map((slot, index) => (
          <TimeSlot
            key={slot.key}
            index={index}
            slot={slot}
            minutes={plan.minutes}
            partner={partner}
            error={plan.errors[slot.key]}
            earliest={earliest}
            latest={latest}
            onChange={plan.change}
            onRemove={plan.slots.length > 1 ? () => plan.remove(slot.key) : undefined}
          />
        ))}
        {plan.slots.length < MOST_SLOTS ? (
          <Button variant="quiet" size="small" icon="plus" onClick={plan.add}>
            {texts.another}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}
