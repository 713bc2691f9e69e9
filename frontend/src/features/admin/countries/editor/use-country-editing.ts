import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useEditing, type Editing } from '../../../../admin-ui/editing/use-editing';
import { useSaveCountryLandingMutation, type EditableLanding } from '../../../../api/admin-countries';
import { isApiError } from '../../../../lib/api-error';
import type { Problems } from '../form/FieldControl';
import { countryModel } from '../form/country-model';
import { problemsOf } from '../form/problems';
import { fieldsOfLanding, inputOf, isWithin, type CountryFields } from '../form/units';

/** The form's values and the page built from them. */
type CountryItem = CountryFields & { version: number; landing: EditableLanding };

export const itemOf = (landing: EditableLanding): CountryItem => ({
  ...fieldsOfLanding(landing),
  version: landing.version,
  landing,
});

interface CountryEditing extends Editing<CountryFields, CountryItem> {
  /** By the path of the field in the form, also within lists. */
  problems: Problems;
  /** Stable, so that unchanged fields are not rendered again. */
  changeOne: (path: string, value: unknown) => void;
}

/** Edits one country's page. `onRefused` is called with the API's errors, by path. */
export function useCountryEditing(initial: EditableLanding, onRefused: (problems: Problems) => void): CountryEditing {
  const [saveLanding] = useSaveCountryLandingMutation();
  const [refused, setRefused] = useState<Problems>({});
  const editing = useEditing<CountryFields, CountryItem>({
    initial: itemOf(initial),
    model: countryModel,
    copy: { kind: 'country-page', idOf: ({ landing }) => landing.country },
    problemsOf,
    async store(fields, base) {
      try {
        const landingEditInput = inputOf(fields, base?.version ?? initial.version);
        const saved = await saveLanding({ country: initial.country, landingEditInput }).unwrap();
        setRefused({});
        return itemOf(saved);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.fields) {
          const found = inForm(error.fields);
          setRefused(found);
          onRefused(found);
        }
        throw error.code === 'stale_edit' ? { ...error, current: itemOf(error.current as EditableLanding) } : error;
      }
    },
  });
  const change = useRef(editing.change);
  useLayoutEffect(() => {
    change.current = editing.change;
  });
  const changeOne = useCallback((path: string, value: unknown) => {
    change.current({ [path]: value });
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([one]) => !isWithin(one, path))));
  }, []);
  return { ...editing, problems: { ...refused, ...(editing.problems as Problems) }, changeOne };
}

/** The API's field errors, one sentence each, by path in the form. */
const inForm = (fields: Record<string, string[]>): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, [first]]) => (first ? [[path.replace(/^content\./, ''), first]] : [])),
  );
