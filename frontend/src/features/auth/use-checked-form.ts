import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { checks } from './checks';

const loadChecks = () => import('./checks');

/** A form whose validation code loads after the page, because no one needs it before typing. */
export function useCheckedForm<Values extends FieldValues>(
  check: keyof typeof checks,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values> {
  useEffect(() => {
    // If it does not load now, submitting the form tries again.
    loadChecks().catch(() => undefined);
  }, []);
  const resolver: Resolver<Values> = async (...values) => {
    const known = (await loadChecks()).checks;
    return (known[check] as unknown as Resolver<Values>)(...values);
  };
  return useForm<Values>({ resolver, defaultValues });
}
