import { applyDecorators } from '@nestjs/common';
import { IsBoolean } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { messages } from './texts.js';

/** An optional boolean. */
export function OptionalFlag(): PropertyDecorator {
  return applyDecorators(MayBeOmitted(), IsBoolean({ message: messages.notYesOrNo }));
}
