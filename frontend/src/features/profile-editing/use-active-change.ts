import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { toast } from '../../ui/toast';
import { editingTexts } from './texts';

const { active: texts } = editingTexts;

/** Pauses or resumes a profile and says so. */
export function useActiveChange(setActive: (active: boolean) => Promise<unknown>, isFound = true) {
  const [busy, setBusy] = useState(false);
  const change = async (active: boolean) => {
    setBusy(true);
    try {
      await setActive(active);
      if (active && isFound) toast.success(texts.resumed);
      else if (active) toast.success(texts.resumedUnverified, texts.resumedUnverifiedText);
      else toast.success(texts.paused, texts.pausedText);
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
