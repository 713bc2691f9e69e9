export { AllowedMethods } from './allowed-methods.js';
export { BodyTypeGuard } from './body-type.guard.js';
export {
  decodeCursor,
  decodePosition,
  decodePrecisePosition,
  encodeCursor,
  invalidCursor,
  isMoment,
  pageOf,
  type CursorPosition,
  type PreciseCursorPosition,
} from './cursor.js';
export { Digits } from './digits.js';
export { assertNewest, CHANGED_ELSEWHERE, DraftBase } from './draft-base.dto.js';
export { JsonText } from './json-text.js';
export { MayBeOmitted } from './may-be-omitted.js';
export { isMomentText, isoOrNull, Moment } from './moment.js';
export { Nested } from './nested.js';
export { LoopbackGuard } from './loopback.guard.js';
export { NumberedPageQuery, PageQuery } from './page.dto.js';
export { sendPrivateFile, type PrivateFile } from './private-file.js';
export { requestContext, requestIdFrom } from './request-context.js';
export { SECURITY_HEADERS } from './security-headers.js';
export { isUuid, UUID_PATTERN } from './uuid.js';
export { UuidParam } from './uuid-param.js';
export { checked, createValidationPipe, DEEPEST_LEVEL, isDeeperThan } from './validation.js';
