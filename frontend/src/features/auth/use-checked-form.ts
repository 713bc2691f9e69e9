import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { checks } from './checks';

const bringChecks = () => import('./checks');

/** A form with the code that checks its values: not needed before someone has typed, it comes after the page. */
export function useCheckedForm<Values extends FieldValues>(
  check: keyof typeof checks,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values> {
  useEffect(() => {
    // Where it does not come now, sending the form asks again.
    bringChecks().catch(() => undefined);
  }, []);
  const resolver: Resolver<Values> = async (...values) => {
    const known = (await bringChecks()).checks;
    return (known[check] as unknown as Resolver<Values>)(...values);
  };
  return useForm<Values>({ resolver, defaultValues });
}
