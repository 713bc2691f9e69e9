import { Injectable } from '@nestjs/common';
import type { Evidence } from '../moderation/evidence.js';
import type { ReportSubject } from '../reports/report-reason.js';

/** What a report is about, as it stands now. */
export interface ReportContext {
  /** Whose it is. */
  aboutId: string;
  evidence: Evidence;
}

/** Null where there is no such thing, or the reporter may not know of it. */
export type ReportContextProvider = (subjectId: string, reporterId: string) => Promise<ReportContext | null>;

/** The rooms above this one say here, in `onModuleInit`, how what they own is kept as evidence. */
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
