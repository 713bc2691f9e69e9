import { useEffect, useEffectEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';

/** A form whose validation code loads after the page, because no one needs it before typing. */
export function useCheckedForm<Values extends FieldValues>(
  loadCheck: () => Promise<Resolver<Values>>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values> {
  const preload = useEffectEvent(() => {
    // If it does not load now, submitting the form tries again.
    loadCheck().catch(() => undefined);
  });
  useEffect(() => preload(), []);
  return useForm<Values>({ resolver: async (...values) => (await loadCheck())(...values), defaultValues });
}
