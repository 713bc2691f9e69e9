import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsOptional } from 'class-validator';
import { MayBeOmitted } from '../http/index.js';
import { messages } from './texts.js';

export const Flag = (): PropertyDecorator => IsBoolean({ message: messages.notYesOrNo });

/** An optional boolean. */
export function OptionalFlag(): PropertyDecorator {
  return applyDecorators(MayBeOmitted(), Flag());
}

/** An optional boolean, or null where nothing is said. */
export function OptionalAnswer(): PropertyDecorator {
  return applyDecorators(IsOptional(), Flag());
}
