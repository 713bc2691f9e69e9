export { ApiErrors } from './api-errors.js';
export { assertNoProblems, DomainError, invalidField, invalidTransition, type FieldMessages } from './domain-error.js';
export { ErrorBody } from './error-body.dto.js';
export { errorSummary, scrubbedLine } from './error-summary.js';
export { ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.js';
export { toDomainError, toErrorBody } from './error-mapper.js';
export { HttpErrorFilter } from './http-error.filter.js';
