export { DecoratedMethodsModule } from './decorated-methods.module.js';
export { DecoratedMethodsService } from './decorated-methods.service.js';
