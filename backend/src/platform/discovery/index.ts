export { DecoratedMethodsModule } from './decorated-methods.module.js';
export { DecoratedMethodsService, type DecoratedMethod } from './decorated-methods.service.js';
