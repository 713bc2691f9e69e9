import type { AustralianState, BoardKind, PaidPlan, PayCheck, PlacementCost, Region } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Fair pay'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPayCheck: build.query<GetPayCheckApiResponse, GetPayCheckApiArg>({
        query: (queryArg) => ({
          url: `/api/pay-check`,
          params: {
            region: queryArg.region,
            hours: queryArg.hours,
            pay: queryArg.pay,
            board: queryArg.board,
            deduction: queryArg.deduction,
            deductionAgreed: queryArg.deductionAgreed,
            age: queryArg.age,
            casual: queryArg.casual,
            firstMonths: queryArg.firstMonths,
          },
        }),
        providesTags: ['Fair pay'],
      }),
      getPlacementCost: build.query<GetPlacementCostApiResponse, GetPlacementCostApiArg>({
        query: (queryArg) => ({
          url: `/api/placement-cost`,
          params: {
            region: queryArg.region,
            hours: queryArg.hours,
            pay: queryArg.pay,
            board: queryArg.board,
            deduction: queryArg.deduction,
            deductionAgreed: queryArg.deductionAgreed,
            age: queryArg.age,
            casual: queryArg.casual,
            firstMonths: queryArg.firstMonths,
            weeks: queryArg.weeks,
            state: queryArg.state,
            plan: queryArg.plan,
          },
        }),
        providesTags: ['Fair pay'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as fairPayApi };
export type GetPayCheckApiResponse = /** status 200 Check a week’s pay against the law */ PayCheck;
export type GetPayCheckApiArg = {
  region: Region;
  /** Hours a week. */
  hours: number;
  /** Weekly wages before tax and deductions; the legal minimum if omitted. */
  pay?: number;
  /** Board and lodging: included, or a deduction for both, or for lodging alone. */
  board?: BoardKind;
  /** Taken off each week. */
  deduction?: number;
  /** Both have signed the deduction. */
  deductionAgreed?: boolean;
  /** Age; an adult if omitted. */
  age?: number;
  casual?: boolean;
  /** Within the first three months. */
  firstMonths?: boolean;
};
export type GetPlacementCostApiResponse = /** status 200 Add up what a placement costs a family */ PlacementCost;
export type GetPlacementCostApiArg = {
  region: Region;
  /** Hours a week. */
  hours: number;
  /** Weekly wages before tax and deductions; the legal minimum if omitted. */
  pay?: number;
  /** Board and lodging: included, or a deduction for both, or for lodging alone. */
  board?: BoardKind;
  /** Taken off each week. */
  deduction?: number;
  /** Both have signed the deduction. */
  deductionAgreed?: boolean;
  /** Age; an adult if omitted. */
  age?: number;
  casual?: boolean;
  /** Within the first three months. */
  firstMonths?: boolean;
  /** How long, in weeks. */
  weeks: number;
  /** Adds the working with children check of an Australian state, if the family pays it. */
  state?: AustralianState;
  /** Our plan. */
  plan?: PaidPlan;
};
export const { useGetPayCheckQuery, useLazyGetPayCheckQuery, useGetPlacementCostQuery, useLazyGetPlacementCostQuery } =
  injectedRtkApi;
export type {
  AustralianState,
  BoardKind,
  Currency,
  ErrorBody,
  ErrorCode,
  PaidPlan,
  PayCheck,
  PayFloor,
  PayNote,
  PayNoteOfWeek,
  PlacementCost,
  PlacementCostLine,
  PlacementCostPart,
  Region,
  UsedLegalFact,
} from './types';
