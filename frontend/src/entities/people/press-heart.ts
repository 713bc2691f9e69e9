import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { setShortlisted } from '../../api/shortlist';
import { messageOf } from '../../lib/api-error';
import { capitalised } from '../../lib/format/capitalised';
import { toast } from '../../ui/toast';

const texts = {
  removed: (name: string) => `${capitalised(name)} is no longer on your shortlist`,
  undo: 'Undo',
  failed: 'Your shortlist was not changed',
} as const;

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Adds a person to the shortlist or removes them; the toast offers to undo it. */
export async function pressHeart(dispatch: Dispatch, person: { id: string; name: string; saved: boolean }) {
  const { id, name, saved } = person;
  const set = async (next: boolean) => {
    try {
      await dispatch(setShortlisted({ id, saved: next }));
      return true;
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
      return false;
    }
  };
  if ((await set(!saved)) && saved)
    toast.info(texts.removed(name), undefined, { label: texts.undo, run: () => void set(true) });
}
