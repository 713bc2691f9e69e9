import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsOptional } from 'class-validator';
import { messages } from './texts.js';

/** An optional boolean. */
export function OptionalFlag(): PropertyDecorator {
  return applyDecorators(IsOptional(), IsBoolean({ message: messages.notYesOrNo }));
}
