import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, getMetadataStorage, type ValidatorOptions } from 'class-validator';
import { DomainError, type FieldMessages } from '../errors/index.js';
import { FlatRules } from './flat-rules.js';

/** Flattens nested errors to names like `photos.0`, with messages in the order of the rules. */
function fieldMessages(errors: ValidationError[], prefix = ''): FieldMessages {
  const fields: FieldMessages = {};
  for (const error of errors) {
    const name = prefix + error.property;
    if (error.constraints) fields[name] = messagesOf(error);
    Object.assign(fields, fieldMessages(error.children ?? [], `${name}.`));
  }
  return fields;
}

/** Unknown fields get their own message; others those of their rules. */
function messagesOf(error: ValidationError): string[] {
  const constraints = error.constraints ?? {};
  return constraints['whitelistValidation']
    ? [`${error.property} is not accepted here`]
    : Object.values(constraints).reverse();
}

/** Deeper than any accepted input: transforming JSON recurses and would exhaust the stack. */
export const DEEPEST_LEVEL = 16;

class ShallowValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Values of our own decorators (the caller, a socket) did not come from JSON.
    const isFromOutside = metadata.type !== 'custom';
    if (isFromOutside && (isDeeperThan(DEEPEST_LEVEL, value) || !isWellFormed(value)))
      throw new DomainError('bad_request');
    return super.transform(value, metadata) as unknown;
  }

  /** Synchronous, because no rule is asynchronous and each promise would cost time. */
  protected override validate(object: object, options?: ValidatorOptions): ValidationError[] {
    const isKept = flatRulesOf(object.constructor as new () => object)?.accepts(object);
    return isKept ? [] : validateSync(object, options);
  }
}

const flatRules = new WeakMap<object, FlatRules | null>();

/** Cached by class. */
function flatRulesOf(type: new () => object): FlatRules | null {
  const known = flatRules.get(type);
  if (known !== undefined) return known;
  const rules = FlatRules.of(type);
  flatRules.set(type, rules);
  return rules;
}

/** Validates every body, query and parameter object; unknown fields are rejected, never silently dropped. */
export function createValidationPipe(): ValidationPipe {
  cacheRules();
  return new ShallowValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) => new DomainError('validation_failed', { fields: fieldMessages(errors) }),
  });
}

/**
 * Validates stored input by the rules of a DTO: returns the transformed DTO, or throws `validation_failed` by field.
 */
export function checked<Input extends object>(type: new () => Input, value: object): Input {
  const instance = plainToInstance(type, value);
  const errors = validateSync(instance, { whitelist: true });
  if (errors.length > 0) throw new DomainError('validation_failed', { fields: fieldMessages(errors) });
  return instance;
}

type Storage = ReturnType<typeof getMetadataStorage>;
type Find = Storage['getTargetValidationMetadatas'];

/** Caches the rules of each class, which class-validator otherwise looks up on each validation. */
function cacheRules(): void {
  const storage = getMetadataStorage() as Storage & { cachesRules?: true };
  if (storage.cachesRules) return;
  storage.cachesRules = true;
  const find: Find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, ReturnType<Find>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups?.length) return find(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? find(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}

/** A lone surrogate cannot be encoded in UTF-8, so neither PostgreSQL nor email accepts it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** False if a text in the value, including field names, cannot be stored. The value must not be deep. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !LONE_SURROGATE.test(value);
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([name, inner]) => isWellFormed(name) && isWellFormed(inner));
}

/** True if `value` is nested more than `limit` levels deep. Looks no deeper, so that no depth exhausts the stack. */
export function isDeeperThan(limit: number, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const parts: unknown[] = Object.values(value);
  return limit === 0 ? parts.length > 0 : parts.some((part) => isDeeperThan(limit - 1, part));
}
