import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../config/index.js';
import { requestContext } from '../http/index.js';
import { loggedError, redacted } from './redaction.js';

/**
 * The log: one JSON object per line on standard output, each with the id of its request, socket message or job. JSON
 * escapes line breaks, so input cannot forge a line.
 */
export function createLogger(settings: Pick<Settings, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: settings.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: redacted },
    serializers: { err: loggedError },
    mixin: () => {
      const context = requestContext.get();
      return context ? { requestId: context.requestId } : {};
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
