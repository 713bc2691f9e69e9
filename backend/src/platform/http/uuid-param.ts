import { Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { invalidField } from '../errors/index.js';

const EXAMPLE = '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11';

const pipeFor = (name: string) =>
  new ParseUUIDPipe({
    exceptionFactory: () => invalidField(name, `${name} must be a UUID`),
  });

/** A path parameter that must be a uuid, otherwise a 400. Also documents it in the contract. */
export const UuidParam =
  (name = 'id'): ParameterDecorator =>
  (controller, method, index) => {
    Param(name, pipeFor(name))(controller, method, index);
    const handler = method && Object.getOwnPropertyDescriptor(controller, method);
    if (handler) ApiParam({ name, format: 'uuid', example: EXAMPLE })(controller, method, handler);
  };
