import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

type Model = new () => object;

/**
 * A field that holds an object with rules of its own, or with `each` a list of them. `ValidateNested` by itself takes an
 * empty list for an object, because none of its entries breaks a rule.
 */
export const Nested = (type: () => Model, options: { each?: boolean; message?: string } = {}): PropertyDecorator =>
  applyDecorators(IsObject(options), ValidateNested({ each: options.each === true }), Type(type));
