import { App } from 'antd';
import { useEffect, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { adminUiMessages } from '../texts';
import { differing, fieldsOf, problemsIn, type FieldsModel, type Problems } from './fields';
import { localCopies, type CopyKey, type LocalCopy } from './local-copies';

/** What every edited thing has. `version` is the one that the next edit must name: a number, or a revision. */
type Edited<Fields> = Fields & { version: Version };
type Version = number | string;

interface EditingOptions<Fields extends object, Item extends Edited<Fields>> {
  /** Null: a new one. */
  initial: Item | null;
  model: FieldsModel<Fields>;
  /** Under what it is kept in this browser until it is stored: "guide", for example, and which one. */
  copy: { kind: string; idOf: (item: Item) => string };
  /** What saving would refuse, in the API's own words. */
  problemsOf: (fields: Fields) => Problems<Fields>;
  /** Stores the fields on top of `base`, or as a new one. Throws an `ApiError`. */
  store: (fields: Fields, base: Item | null) => Promise<Item>;
  /** Says that it was not stored, and why; without it a message on top of the page does. */
  onFailed?: (words: string) => void;
}

export interface Editing<Fields extends object, Item extends Edited<Fields>> {
  /** As the server has it; null until it is saved first. */
  base: Item | null;
  /** As it is typed. */
  fields: Fields;
  /** As it was when the typing began, or was saved last. */
  began: Fields;
  change: (part: Partial<Fields>) => void;
  /** Whether something is not saved yet. */
  changed: boolean;
  /** What saving refuses; told from the first try on. */
  problems: Problems<Fields>;
  busy: boolean;
  /** What someone else has saved meanwhile, until it is settled. */
  theirs: Item | null;
  /** What had been typed last time and was not stored. */
  found: LocalCopy<Fields, Version> | null;
  /** Forgets that, and goes on with what is stored. */
  dropFound: () => void;
  /** Gives what stands now; null where it was refused, which is told. */
  save: () => Promise<Item | null>;
  /** Goes on with these fields, on top of what someone else has saved. */
  settle: (fields: Fields) => void;
  /** Takes over what the server has, in place of what was typed. */
  adopt: (standing: Item) => void;
}

/**
 * The text of one thing while someone writes at it: kept in this browser with every keystroke, saved when they say so,
 * and never over what someone else has saved.
 */
export function useEditing<Fields extends object, Item extends Edited<Fields>>(
  options: EditingOptions<Fields, Item>,
): Editing<Fields, Item> {
  const { initial, model, copy, problemsOf, store, onFailed } = options;
  const { empty } = model;
  const userId = useSession().user?.id ?? '';
  const keyOf = (item: Item | null): CopyKey => ({ kind: copy.kind, userId, id: item && copy.idOf(item) });
  const [opened] = useState(() => open(empty, initial, localCopies.read<Fields, Version>(keyOf(initial))));
  const [base, setBase] = useState(initial);
  const [fields, setFields] = useState(opened.fields);
  const [theirs, setTheirs] = useState(opened.theirs);
  const [found, setFound] = useState(opened.found);
  // Of what is typed. Not that of `base` where it was found next to a version that someone else has saved since.
  const [version, setVersion] = useState(opened.version);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems<Fields>>({});
  const [busy, setBusy] = useState(false);
  const { message } = App.useApp();
  const began = base ? fieldsOf(empty, base) : empty;
  const changed = differing(fields, began).length > 0;

  const { kind, id } = keyOf(base);
  useEffect(() => {
    const key = { kind, userId, id };
    if (changed) localCopies.keep(key, fields, version);
    else localCopies.drop(key);
  }, [kind, userId, id, changed, fields, version]);

  const stand = (standing: Item) => {
    setBase(standing);
    setVersion(standing.version);
    setTheirs(null);
    setFound(null);
    setRefused({});
    setTried(false);
  };
  const adopt = (standing: Item) => {
    stand(standing);
    setFields(fieldsOf(empty, standing));
    localCopies.drop(keyOf(standing));
  };
  const save = async () => {
    setTried(true);
    if (Object.keys(problemsOf(fields)).length > 0) return null;
    setBusy(true);
    try {
      const saved = await store(fields, base);
      if (!base) localCopies.drop(keyOf(null));
      stand(saved);
      // Whoever has typed on meanwhile keeps that.
      setFields((now) => (now === fields ? fieldsOf(empty, saved) : now));
      return saved;
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_edit') setTheirs(error.current as Item);
      else if (isApiError(error) && error.fields) setRefused(problemsIn(empty, error.fields));
      else (onFailed ?? ((words) => void message.error(words)))(`${adminUiMessages.notDone} ${messageOf(error)}`);
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
    // Each goes as soon as its field is mended; what only the API knew stays until the field is touched.
    problems: { ...refused, ...(tried && problemsOf(fields)) },
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
      setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))) as typeof now);
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

interface Opened<Fields, Item> {
  fields: Fields;
  version: Version | null;
  found: LocalCopy<Fields, Version> | null;
  theirs: Item | null;
}

/** What an editor begins with: what is stored, or what was typed last time and was not; both where they are at odds. */
function open<Fields extends object, Item extends Edited<Fields>>(
  empty: Fields,
  initial: Item | null,
  copy: LocalCopy<Fields, Version> | null,
): Opened<Fields, Item> {
  const stored = { fields: initial ? fieldsOf(empty, initial) : empty, version: initial?.version ?? null };
  const typed = copy && { fields: { ...empty, ...copy.fields }, version: copy.version };
  if (!typed || differing(typed.fields, stored.fields).length === 0) return { ...stored, found: null, theirs: null };
  const stale = initial !== null && typed.version !== initial.version;
  return { ...typed, found: stale ? null : copy, theirs: stale ? initial : null };
}
