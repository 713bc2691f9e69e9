import { useEffect, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { adminUiTexts } from '../texts';
import { differing, fieldsOf, problemsIn, type FieldsModel, type Problems } from './fields';
import { localCopies, openedWith, type CopyKey, type LocalCopy } from './local-copies';
import { toast } from '../../ui/toast';

/** Fields of every edited item. The next save must name `version`: a number, or a revision. */
export type Edited<Fields> = Fields & { version: Version };
type Version = number | string;

interface EditingOptions<Fields extends object, Item extends Edited<Fields>> {
  /** Null for a new item. */
  initial: Item | null;
  model: FieldsModel<Fields>;
  /** Key of the local copy: "guide", for example, and the id. */
  copy: { kind: string; idOf: (item: Item) => string };
  /** Returns the errors that saving would cause, in the API's own wording. */
  problemsOf: (fields: Fields) => Problems<Fields>;
  /** Saves the fields on top of `base`, or as a new item. Throws an `ApiError`. */
  store: (fields: Fields, base: Item | null) => Promise<Item>;
  /** Shows why saving failed; without it a message is shown at the top of the page. */
  onFailed?: (words: string) => void;
}

export interface Editing<Fields extends object, Item extends Edited<Fields>> {
  /** The saved item; null before the first save. */
  base: Item | null;
  /** The form's values. */
  fields: Fields;
  /** The values at the start or at the last save. */
  began: Fields;
  change: (part: Partial<Fields>) => void;
  /** Whether there are unsaved changes. */
  changed: boolean;
  /** Errors that prevent saving; shown after the first attempt. */
  problems: Problems<Fields>;
  busy: boolean;
  /** The version that someone else has saved meanwhile, until the conflict is resolved. */
  theirs: Item | null;
  /** Unsaved text of the last visit. */
  found: LocalCopy<Fields, Version> | null;
  /** Discards that text and continues with the saved version. */
  dropFound: () => void;
  /** Returns the saved item; null when saving failed and the error is shown. */
  save: () => Promise<Item | null>;
  /** Continues with these fields, based on the version that someone else saved. */
  settle: (fields: Fields) => void;
  /** Replaces the typed text with the saved version. */
  adopt: (saved: Item) => void;
}

/**
 * The state of an editor: stored in this browser at every keystroke, saved when the admin asks, and never saved over
 * someone else's version.
 */
export function useEditing<Fields extends object, Item extends Edited<Fields>>(
  options: EditingOptions<Fields, Item>,
): Editing<Fields, Item> {
  const { initial, model, copy, store, onFailed = (words: string) => toast.error(words) } = options;
  const { empty } = model;
  const userId = useSession().user?.id ?? '';
  const keyOf = (item: Item | null): CopyKey => ({ kind: copy.kind, userId, id: item && copy.idOf(item) });
  const [opened] = useState(() => openedWith(empty, initial, localCopies.read<Fields, Version>(keyOf(initial))));
  const [base, setBase] = useState(initial);
  const [fields, setFields] = useState(opened.fields);
  const [theirs, setTheirs] = useState(opened.theirs);
  const [found, setFound] = useState(opened.found);
  // The version that the typed text is based on. It is older than `base` when the text was restored next to a newer
  // version.
  const [version, setVersion] = useState(opened.version);
  const [busy, setBusy] = useState(false);
  const { problems, check, refuse, forgetRefused, begin } = useProblems(fields, options);
  const began = base ? fieldsOf(empty, base) : empty;
  const changed = differing(fields, began).length > 0;
  useLocalCopy(keyOf(base), changed ? fields : null, version);

  const startFrom = (saved: Item) => {
    setBase(saved);
    setVersion(saved.version);
    setTheirs(null);
    setFound(null);
    begin();
  };
  const adopt = (saved: Item) => {
    startFrom(saved);
    setFields(fieldsOf(empty, saved));
    localCopies.drop(keyOf(saved));
  };
  const save = async () => {
    if (!check()) return null;
    setBusy(true);
    try {
      const saved = await store(fields, base);
      if (!base) localCopies.drop(keyOf(null));
      startFrom(saved);
      // Text typed during the save is kept.
      setFields((now) => (now === fields ? fieldsOf(empty, saved) : now));
      return saved;
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_edit') setTheirs(error.current as Item);
      else if (isApiError(error) && error.fields) refuse(error.fields);
      else onFailed(`${adminUiTexts.notDone} ${messageOf(error)}`);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return {
    base,
    fields,
    began,
    changed,
    problems,
    busy,
    theirs,
    found,
    save,
    adopt,
    dropFound: () => {
      setFound(null);
      setFields(began);
    },
    change: (part) => {
      setFields((now) => ({ ...now, ...part }));
      forgetRefused(part);
    },
    settle: (chosen) => {
      if (!theirs) return;
      setBase(theirs);
      setVersion(theirs.version);
      setFields(chosen);
      setTheirs(null);
    },
  };
}

/** Keeps unsaved text in this browser until there is none. */
function useLocalCopy<Fields extends object>(
  { kind, userId, id }: CopyKey,
  unsaved: Fields | null,
  version: Version | null,
): void {
  useEffect(() => {
    const key = { kind, userId, id };
    if (unsaved) localCopies.keep(key, unsaved, version);
    else localCopies.drop(key);
  }, [kind, userId, id, unsaved, version]);
}

/**
 * Errors of the fields. One disappears when its field is corrected; one that only the API found, when the field
 * changes.
 */
function useProblems<Fields extends object>(
  fields: Fields,
  { model, problemsOf }: Pick<EditingOptions<Fields, never>, 'model' | 'problemsOf'>,
) {
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems<Fields>>({});
  return {
    problems: { ...refused, ...(tried && problemsOf(fields)) },
    /** Returns whether there are no errors; from now on they are shown. */
    check: () => {
      setTried(true);
      return Object.keys(problemsOf(fields)).length === 0;
    },
    refuse: (said: Record<string, string[]>) => setRefused(problemsIn(model.empty, said)),
    forgetRefused: (changed: Partial<Fields>) =>
      setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))) as typeof now),
    begin: () => {
      setTried(false);
      setRefused({});
    },
  };
}
