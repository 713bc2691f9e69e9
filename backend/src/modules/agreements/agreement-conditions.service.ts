import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { InterviewFactsService } from '../interviews/index.js';
import { ReputationService } from '../profiles/index.js';
import type { Agreement } from './agreement.entity.js';

type Pair = Pick<Agreement, 'familyId' | 'auPairId'>;

/** Conditions that must be met before an agreement can be confirmed, and recommendations. */
interface Conditions {
  interviewHeld: boolean;
  auPairVerified: boolean;
  /** A recommendation; it does not prevent signing. */
  familyVerified: boolean;
}

/** A pair must have met in an interview, and au pairs must be verified before they live with children. */
@Injectable()
export class AgreementConditionsService {
  constructor(
    private readonly interviews: InterviewFactsService,
    private readonly reputation: ReputationService,
    private readonly clock: ClockService,
  ) {}

  async of({ familyId, auPairId }: Pair): Promise<Conditions> {
    const now = this.clock.now();
    const [interviewHeld, auPairVerified, familyVerified] = await Promise.all([
      this.interviews.wasHeld(familyId, auPairId),
      this.reputation.isVerified(auPairId, now),
      this.reputation.isVerified(familyId, now),
    ]);
    return { interviewHeld, auPairVerified, familyVerified };
  }

  /** Throws `agreement_needs_interview` or `agreement_needs_verification`. */
  async assertMet(pair: Pair): Promise<void> {
    const { interviewHeld, auPairVerified } = await this.of(pair);
    if (!interviewHeld) throw new DomainError('agreement_needs_interview');
    if (!auPairVerified) throw new DomainError('agreement_needs_verification');
  }
}
