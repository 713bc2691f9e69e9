import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDefined, IsIn } from 'class-validator';
import { Nested } from '../../../platform/http/index.js';
import { termsMessages as messages } from './terms-texts.js';

type Model = new () => object;

/** A required group of fields. */
export function Clause(type: () => Model): PropertyDecorator {
  return applyDecorators(
    Nested(type, { message: messages.clauseMissing }),
    IsDefined({ message: messages.clauseMissing }),
    ApiProperty({ type: () => type() }),
  );
}

/** A list of groups of fields. */
export function ListOf(type: () => Model, most: number, tooMany: string): PropertyDecorator {
  return applyDecorators(
    ArrayMaxSize(most, { message: tooMany }),
    IsArray({ message: messages.notAList }),
    Nested(type, { each: true, message: messages.notAList }),
    ApiProperty({ type: () => type(), isArray: true, maxItems: most }),
  );
}

/** One of the given values. */
export function OneOf(values: readonly string[], enumName: string, message: string): PropertyDecorator {
  return applyDecorators(IsIn(values, { message }), ApiProperty({ enum: values, enumName }));
}

/** How many lines a list of texts must and may have. */
export function Lines(rule: { least: number; most: number; tooFew: string; tooMany: string }): PropertyDecorator {
  return applyDecorators(
    ArrayMinSize(rule.least, { message: rule.tooFew }),
    ArrayMaxSize(rule.most, { message: rule.tooMany }),
    IsArray({ message: messages.notAList }),
    ApiProperty({ ...(rule.least > 0 && { minItems: rule.least }), maxItems: rule.most }),
  );
}
