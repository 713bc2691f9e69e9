import { Injectable } from '@nestjs/common';
import type { Evidence } from '../moderation/evidence.js';
import type { ReportSubject } from '../reports/report-reason.js';

/** The current state of a reported subject. */
export interface ReportContext {
  /** The person concerned. */
  aboutId: string;
  evidence: Evidence;
}

/** Null if it does not exist, or the reporter may not know of it. */
type ReportContextProvider = (subjectId: string, reporterId: string) => Promise<ReportContext | null>;

/** Higher modules register here, in `onModuleInit`, how their subjects become evidence. */
@Injectable()
export class ReportContextsRegistry {
  private readonly providers = new Map<ReportSubject, ReportContextProvider>();

  register(subject: ReportSubject, provider: ReportContextProvider): void {
    this.providers.set(subject, provider);
  }

  async of(subject: ReportSubject, subjectId: string, reporterId: string): Promise<ReportContext | null> {
    return (await this.providers.get(subject)?.(subjectId, reporterId)) ?? null;
  }
}
