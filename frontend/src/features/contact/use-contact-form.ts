import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSendContactMessageMutation } from '../../api/contact';
import { fieldProblems, isApiError } from '../../lib/api-error';
import { useRegion } from '../../lib/region';
import { useSession } from '../../lib/session';
import { forgetDraft, keepDraft, readDraft } from './contact-draft';
import {
  CONTACT_FIELDS,
  problemsOf,
  startOf,
  typedValues,
  EMPTY,
  type ContactErrors,
  type ContactValues,
} from './contact-form';

type Failure = 'too-often' | 'unsent';

/** The contact form's state: typed, kept over a reload of the tab, checked, sent. */
export function useContactForm() {
  const region = useRegion();
  const { search } = useLocation();
  const { user } = useSession();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [ready, setReady] = useState(false);
  const [send, { isLoading: busy }] = useSendContactMessageMutation();
  const form = useRef<HTMLFormElement>(null);

  // Runs after hydration, because the server knows neither the draft nor, behind its cache, the query.
  useEffect(() => {
    setValues({ ...startOf(search, readDraft()), ...(form.current ? typedValues(form.current) : {}) });
    setReady(true);
  }, [search]);

  const known = user?.email;
  useEffect(() => {
    if (ready && known) setValues((typed) => (typed.email ? typed : { ...typed, email: known }));
  }, [ready, known]);

  const type = (change: Partial<ContactValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    keepDraft({ values: next, search });
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))));
  };

  const submit = async (website: string) => {
    const wrong = problemsOf(values);
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    try {
      await send({ contactMessageInput: { ...values, region, website } }).unwrap();
      forgetDraft();
      setSentTo(values.email.trim());
    } catch (error) {
      const fieldErrors = fieldProblems(error, CONTACT_FIELDS);
      setErrors(fieldErrors);
      if (Object.keys(fieldErrors).length === 0)
        setFailure(isApiError(error) && error.code === 'rate_limited' ? 'too-often' : 'unsent');
    }
  };

  const again = () => {
    setValues({ ...EMPTY, name: values.name, email: values.email });
    setSentTo(null);
  };

  return { form, values, type, errors, failure, busy, ready, sentTo, submit, again };
}
