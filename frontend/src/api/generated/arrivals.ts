import type {
  ArrivalPlan,
  ArrivalSummaries,
  ArrivalTaskInput,
  ArrivedInput,
  CheckInInput,
  FlightInput,
  PickUpInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Arrivals'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listArrivals: build.query<ListArrivalsApiResponse, ListArrivalsApiArg>({
        query: () => ({ url: `/api/arrivals` }),
        providesTags: ['Arrivals'],
      }),
      getArrivalPlan: build.query<GetArrivalPlanApiResponse, GetArrivalPlanApiArg>({
        query: (queryArg) => ({ url: `/api/arrivals/${queryArg.agreementId}` }),
        providesTags: ['Arrivals'],
      }),
      setArrived: build.mutation<SetArrivedApiResponse, SetArrivedApiArg>({
        query: (queryArg) => ({
          url: `/api/arrivals/${queryArg.agreementId}/arrived`,
          method: 'PUT',
          body: queryArg.arrivedInput,
        }),
        invalidatesTags: ['Arrivals'],
      }),
      answerCheckIn: build.mutation<AnswerCheckInApiResponse, AnswerCheckInApiArg>({
        query: (queryArg) => ({
          url: `/api/arrivals/${queryArg.agreementId}/check-ins/${queryArg.day}`,
          method: 'PUT',
          body: queryArg.checkInInput,
        }),
        invalidatesTags: ['Arrivals'],
      }),
      removeFlight: build.mutation<RemoveFlightApiResponse, RemoveFlightApiArg>({
        query: (queryArg) => ({ url: `/api/arrivals/${queryArg.agreementId}/flight`, method: 'DELETE' }),
        invalidatesTags: ['Arrivals'],
      }),
      setFlight: build.mutation<SetFlightApiResponse, SetFlightApiArg>({
        query: (queryArg) => ({
          url: `/api/arrivals/${queryArg.agreementId}/flight`,
          method: 'PUT',
          body: queryArg.flightInput,
        }),
        invalidatesTags: ['Arrivals'],
      }),
      setPickUp: build.mutation<SetPickUpApiResponse, SetPickUpApiArg>({
        query: (queryArg) => ({
          url: `/api/arrivals/${queryArg.agreementId}/pick-up`,
          method: 'PUT',
          body: queryArg.pickUpInput,
        }),
        invalidatesTags: ['Arrivals'],
      }),
      setArrivalTask: build.mutation<SetArrivalTaskApiResponse, SetArrivalTaskApiArg>({
        query: (queryArg) => ({
          url: `/api/arrivals/${queryArg.agreementId}/tasks/${queryArg.key}`,
          method: 'PUT',
          body: queryArg.arrivalTaskInput,
        }),
        invalidatesTags: ['Arrivals'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as arrivalsApi };
export type ListArrivalsApiResponse =
  /** status 200 List my placements that are ahead, in progress or have just ended, with what is next in their plans */ ArrivalSummaries;
export type ListArrivalsApiArg = void;
export type GetArrivalPlanApiResponse = /** status 200 Read the arrival plan of my placement */ ArrivalPlan;
export type GetArrivalPlanApiArg = {
  agreementId: string;
};
export type SetArrivedApiResponse = /** status 200 Say that the au pair has arrived */ ArrivalPlan;
export type SetArrivedApiArg = {
  agreementId: string;
  arrivedInput: ArrivedInput;
};
export type AnswerCheckInApiResponse = /** status 200 Answer one of my check-ins */ ArrivalPlan;
export type AnswerCheckInApiArg = {
  agreementId: string;
  day: 1 | 3 | 7 | 30 | 90 | 180 | 270;
  checkInInput: CheckInInput;
};
export type RemoveFlightApiResponse = /** status 200 Remove my flight */ ArrivalPlan;
export type RemoveFlightApiArg = {
  agreementId: string;
};
export type SetFlightApiResponse = /** status 200 Enter or change my flight */ ArrivalPlan;
export type SetFlightApiArg = {
  agreementId: string;
  flightInput: FlightInput;
};
export type SetPickUpApiResponse = /** status 200 Say who picks the au pair up, and where */ ArrivalPlan;
export type SetPickUpApiArg = {
  agreementId: string;
  pickUpInput: PickUpInput;
};
export type SetArrivalTaskApiResponse = /** status 200 Tick one of my tasks */ ArrivalPlan;
export type SetArrivalTaskApiArg = {
  agreementId: string;
  key:
    | 'visa'
    | 'police_certificate'
    | 'insurance'
    | 'flight'
    | 'working_with_children'
    | 'employer'
    | 'pick_up'
    | 'first_week'
    | 'first_bed'
    | 'sim'
    | 'bank'
    | 'tax_number'
    | 'departure'
    | 'visa_at_end'
    | 'leave_days'
    | 'last_pay'
    | 'last_pay_received'
    | 'deposit'
    | 'belongings'
    | 'keys'
    | 'reference'
    | 'reference_received'
    | 'final_pay_slip'
    | 'tax_and_super'
    | 'address'
    | 'review_family'
    | 'review_au_pair';
  arrivalTaskInput: ArrivalTaskInput;
};
export const {
  useListArrivalsQuery,
  useLazyListArrivalsQuery,
  useGetArrivalPlanQuery,
  useLazyGetArrivalPlanQuery,
  useSetArrivedMutation,
  useAnswerCheckInMutation,
  useRemoveFlightMutation,
  useSetFlightMutation,
  useSetPickUpMutation,
  useSetArrivalTaskMutation,
} = injectedRtkApi;
export type {
  ArrivalCheckIn,
  ArrivalDay,
  ArrivalFlight,
  ArrivalPartner,
  ArrivalPickUp,
  ArrivalPlan,
  ArrivalSummaries,
  ArrivalSummary,
  ArrivalTask,
  ArrivalTaskInput,
  ArrivalTaskKey,
  ArrivalTaskSide,
  ArrivalTaskState,
  ArrivedInput,
  CheckFee,
  CheckInAnswer,
  CheckInInput,
  EndingSummary,
  EndingTask,
  EndingTaskKey,
  ErrorBody,
  ErrorCode,
  FlightInput,
  FlightPart,
  FlightPartInput,
  FocalPoint,
  PickUpInput,
  PlacementEnding,
  PlacementJourney,
  Region,
  StateCheck,
  Verified,
} from './types';
