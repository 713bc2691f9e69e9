import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

type Model = new () => object;

/**
 * A field with an object with its own rules, or with `each` a list of them. `ValidateNested` alone accepts an empty
 * list for an object.
 */
export const Nested = (type: () => Model, options: { each?: boolean; message?: string } = {}): PropertyDecorator =>
  applyDecorators(IsObject(options), ValidateNested({ each: options.each === true }), Type(type));
