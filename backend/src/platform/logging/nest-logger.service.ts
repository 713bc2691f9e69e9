import { Inject, Injectable, type LoggerService } from '@nestjs/common';
import type { Level, Logger } from 'pino';
import { PINO } from './log.service.js';

/** Nest logs every route and module at start, which is only useful for debugging. */
const ROUTINE = new Set(['InstanceLoader', 'RouterExplorer', 'RoutesResolver', 'WebSocketsController']);
const isStack = (value: unknown): value is string => typeof value === 'string' && /\n\s+at /.test(value);

/** Connects Nest's `Logger` to the JSON log: `new Logger('Outbox').warn({ err })` keeps its fields and its context. */
@Injectable()
export class NestLoggerService implements LoggerService {
  constructor(@Inject(PINO) private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const context: unknown = rest.at(-1);
    this.write(typeof context === 'string' && ROUTINE.has(context) ? 'debug' : 'info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes `(message, …more, context)`; with errors the stack may precede the context. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const last = rest.at(-1);
    const context = typeof last === 'string' && !isStack(last) ? last : undefined;
    const stack = rest.find(isStack);
    const fields = { ...(context ? { context } : {}), ...(stack ? { stack } : {}) };
    if (message instanceof Error) this.pino[level]({ ...fields, err: message }, message.message);
    else if (typeof message === 'object' && message !== null)
      this.pino[level]({ ...fields, ...(message as Record<string, unknown>) });
    else this.pino[level](fields, String(message));
  }
}
