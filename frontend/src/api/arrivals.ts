import { arrivalsApi as generated, type ArrivalPlan } from './generated/arrivals';
import { showAnswer } from './shown-answer';

export * from './generated/arrivals';

const showPlan = showAnswer(({ agreementId }, plan: ArrivalPlan) =>
  // The time in a plan goes with when the query was answered.
  generated.util.updateQueryData('getArrivalPlan', { agreementId }, ({ now }) => ({ ...plan, now })),
);

export const arrivalsApi = generated.enhanceEndpoints({
  endpoints: {
    answerCheckIn: showPlan,
    removeFlight: showPlan,
    setArrivalTask: showPlan,
    setArrived: showPlan,
    setFlight: showPlan,
    setPickUp: showPlan,
  },
});
