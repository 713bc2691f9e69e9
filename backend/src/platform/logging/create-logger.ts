import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../config/index.js';
import { requestContext } from '../http/index.js';
import { loggedError, redacted } from './redaction.js';

/**
 * The process's log: one JSON object a line on standard output, each with the id of the request, socket message or
 * job it belongs to. JSON escapes line breaks, so nothing that a caller sends can forge a line.
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
