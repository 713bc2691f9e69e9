import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ErrorBody } from './error-body.dto.js';
import { ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.js';

const EXAMPLE_FIELDS = { field: ['What is wrong with it'] };

/** Documents the errors of an operation, with one example for each code. */
export function ApiErrors(...codes: ErrorCode[]): MethodDecorator & ClassDecorator {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = ERROR_CATALOGUE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return applyDecorators(
    ApiExtraModels(ErrorBody),
    ...[...byStatus].map(([status, group]) =>
      ApiResponse({
        status,
        description: group.map((code) => ERROR_CATALOGUE[code].message).join(' Or: '),
        content: {
          'application/json': {
            schema: { $ref: getSchemaPath(ErrorBody) },
            examples: Object.fromEntries(group.map((code) => [code, { value: exampleOf(code) }])),
          },
        },
      }),
    ),
  );
}

function exampleOf(code: ErrorCode) {
  const { status, message } = ERROR_CATALOGUE[code];
  return { statusCode: status, code, message, ...(code === 'validation_failed' && { fields: EXAMPLE_FIELDS }) };
}
