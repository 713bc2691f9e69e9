import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { DomainError, type FieldMessages } from '../errors/index.js';
import { isDeeperThan } from './nesting.js';
import { rememberRules } from './remembered-rules.js';
import { isWellFormed } from './well-formed.js';

/** Nested errors flattened to `photos.0`-like names, each with its messages in the order of the rules. */
function fieldMessages(errors: ValidationError[], prefix = ''): FieldMessages {
  const fields: FieldMessages = {};
  for (const error of errors) {
    const name = prefix + error.property;
    if (error.constraints) fields[name] = messagesOf(error);
    Object.assign(fields, fieldMessages(error.children ?? [], `${name}.`));
  }
  return fields;
}

/** A field that the operation does not know is named as such; everything else says what its rules say. */
function messagesOf(error: ValidationError): string[] {
  const constraints = error.constraints ?? {};
  return constraints['whitelistValidation']
    ? [`${error.property} is not accepted here`]
    : Object.values(constraints).reverse();
}

/** Deeper than anything the API takes. Turning JSON into objects recurses, so an abyss would exhaust the stack. */
export const DEEPEST_LEVEL = 16;

class ShallowValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // What decorators of ours hand in (the caller, a socket) did not come out of JSON.
    const isFromOutside = metadata.type !== 'custom';
    if (isFromOutside && (isDeeperThan(DEEPEST_LEVEL, value) || !isWellFormed(value)))
      throw new DomainError('bad_request');
    return super.transform(value, metadata) as unknown;
  }
}

/** Checks every body, query and parameter object; unknown fields are refused, never dropped in silence. */
export function createValidationPipe(): ValidationPipe {
  rememberRules();
  return new ShallowValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) => new DomainError('validation_failed', { fields: fieldMessages(errors) }),
  });
}

/**
 * Something that was stored half-written, by the rules of a DTO: as the DTO tidies it, or `validation_failed` with what
 * is wrong with each field.
 */
export function checked<Input extends object>(type: new () => Input, value: object): Input {
  const instance = plainToInstance(type, value);
  const errors = validateSync(instance, { whitelist: true });
  if (errors.length > 0) throw new DomainError('validation_failed', { fields: fieldMessages(errors) });
  return instance;
}
