export { decodeCursor, decodePosition, encodeCursor } from './cursor.js';
export { isDeeperThan } from './nesting.js';
export { LoopbackGuard } from './loopback.guard.js';
export { NumberedPageQuery, PageQuery } from './page.dto.js';
export { requestContext, requestIdFrom, type RequestContext } from './request-context.js';
export { SECURITY_HEADERS } from './security-headers.js';
export { UuidParam } from './uuid-param.js';
export { checked, createValidationPipe } from './validation.js';
