import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Find = Storage['getTargetValidationMetadatas'];

/** Caches the rules of each class, which class-validator otherwise looks up on each validation. */
export function rememberRules(): void {
  const storage = getMetadataStorage() as Storage & { remembersRules?: true };
  if (storage.remembersRules) return;
  storage.remembersRules = true;
  const find: Find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, ReturnType<Find>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups?.length) return find(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? find(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}
