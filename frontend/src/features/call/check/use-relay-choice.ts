import { useState } from 'react';
import { useSaveMyCallPreferencesMutation, type CallRelay } from '../../../api/video-calls';

/** Whether this person's calls go through the relay only, as last chosen here. */
export function useRelayChoice({ available, only: stored }: CallRelay) {
  const [save, { isLoading: saving, isError: failed }] = useSaveMyCallPreferencesMutation();
  const [only, setOnly] = useState(stored);
  const choose = async (relayOnly: boolean) => {
    setOnly(relayOnly);
    const { error } = await save({ callPreferencesInput: { relayOnly } });
    if (error) setOnly(!relayOnly);
  };
  return { available, only, saving, failed, choose };
}

export type ChosenRelay = ReturnType<typeof useRelayChoice>;
