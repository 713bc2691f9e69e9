import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsOptional } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { messages } from './texts.js';

/** An optional boolean. */
export function OptionalFlag(): PropertyDecorator {
  return applyDecorators(MayBeOmitted(), IsBoolean({ message: messages.notYesOrNo }));
}

/** An optional boolean, or null where nothing is said. */
export function OptionalAnswer(): PropertyDecorator {
  return applyDecorators(IsOptional(), IsBoolean({ message: messages.notYesOrNo }));
}
