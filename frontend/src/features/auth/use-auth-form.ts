import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import type { checks } from './checks';

/** A form with one of this feature's checks. */
export const useAuthForm = <Values extends FieldValues>(
  check: keyof typeof checks,
  defaultValues: DefaultValues<Values>,
) =>
  useCheckedForm<Values>(
    async () => (await import('./checks')).checks[check] as unknown as Resolver<Values>,
    defaultValues,
  );
