import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsOptional } from 'class-validator';
import { messages } from './texts.js';

/** A yes or no that may be left out. */
export function OptionalFlag(): PropertyDecorator {
  return applyDecorators(IsOptional(), IsBoolean({ message: messages.notYesOrNo }));
}
