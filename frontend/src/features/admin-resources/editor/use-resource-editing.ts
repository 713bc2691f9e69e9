import { App } from 'antd';
import { useState } from 'react';
import {
  useCreateResourceMutation,
  useEditResourceMutation,
  useGetOfficeResourceQuery,
  type EditableResource,
} from '../../../api/back-office-resources';
import { isApiError, messageOf } from '../../../api/error-text';
import { adminResourceMessages } from '../messages';
import { differing, EMPTY_FIELDS, FIELD_NAMES, fieldsOf, inputOf, problemsOf, type Problems } from './resource-fields';
import type { ResourceFields } from './resource-fields';

const texts = adminResourceMessages.editor;

export interface ResourceEditing {
  /** As the server has it; null until it is saved first. */
  resource: EditableResource | null;
  fields: ResourceFields;
  change: (part: Partial<ResourceFields>) => void;
  /** Whether something is not saved yet. */
  changed: boolean;
  /** What saving refuses; told from the first try on. */
  problems: Problems;
  busy: boolean;
  /** What somebody else has saved meanwhile, until it is settled. */
  theirs: EditableResource | null;
  /** Gives what stands now; null where it was refused, which is told. */
  save: () => Promise<EditableResource | null>;
  /** Goes on with these fields, on top of what somebody else has saved. */
  settle: (fields: ResourceFields) => void;
  /** Takes over what the server has. */
  adopt: (standing: EditableResource) => void;
}

/** The text of one guide while somebody writes at it. It is sent with the version that they began with. */
export function useResourceEditing(initial: EditableResource | null): ResourceEditing {
  const [base, setBase] = useState(initial);
  const [fields, setFields] = useState<ResourceFields>(initial ? fieldsOf(initial) : EMPTY_FIELDS);
  const [theirs, setTheirs] = useState<EditableResource | null>(null);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [create, creating] = useCreateResourceMutation();
  const [edit, editing] = useEditResourceMutation();
  const { data } = useGetOfficeResourceQuery({ id: base?.id ?? '' }, { skip: !base });
  const { message } = App.useApp();
  const changed = differing(fields, base ? fieldsOf(base) : EMPTY_FIELDS).length > 0;
  const resource = data && base && data.updatedAt >= base.updatedAt ? data : base;

  const adopt = (standing: EditableResource) => {
    setBase(standing);
    setFields(fieldsOf(standing));
    setTheirs(null);
    setRefused({});
    setTried(false);
  };
  const keep = (saved: EditableResource) => {
    setBase(saved);
    // Whoever has typed on meanwhile keeps that.
    setFields((now) => (now === fields ? fieldsOf(saved) : now));
    setRefused({});
    setTried(false);
  };
  const save = async () => {
    setTried(true);
    if (Object.keys(problemsOf(fields)).length > 0) return null;
    const input = inputOf(fields);
    try {
      const saved = base
        ? await edit({ id: base.id, resourceEditInput: { ...input, version: base.version } }).unwrap()
        : await create({ resourceInput: input }).unwrap();
      keep(saved);
      return saved;
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_edit') setTheirs(error.current as EditableResource);
      else if (isApiError(error) && error.fields) setRefused(told(error.fields));
      else void message.error(`${texts.notDone} ${messageOf(error)}`);
      return null;
    }
  };
  return {
    resource,
    fields,
    changed,
    problems: { ...refused, ...(tried && problemsOf(fields)) },
    busy: creating.isLoading || editing.isLoading,
    theirs,
    save,
    adopt,
    change: (part) => {
      setFields((now) => ({ ...now, ...part }));
      setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
    },
    settle: (chosen) => {
      if (!theirs) return;
      setBase(theirs);
      setFields(chosen);
      setTheirs(null);
    },
  };
}

/** What the API says of fields, as one sentence each. */
const told = (said: Record<string, string[]>): Problems =>
  Object.fromEntries(FIELD_NAMES.flatMap((name) => (said[name]?.[0] ? [[name, said[name][0]]] : [])));
