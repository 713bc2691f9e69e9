import type { GetVisaFitApiArg } from '../../api/visas';
import type { Region } from '../../config/regions';

export interface VisaValues {
  /** ISO code of a country, or empty. Missing until someone chooses: until then it is that of the address. */
  nationality?: string;
  bornOn: string;
  startsOn: string;
  earlierVisas: string;
  arrivedOn: string;
}

/** Au pairs look about three months ahead: the first of that month. `today` is an ISO day. */
export function usualStart(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + 3, 1)).toISOString().slice(0, 10);
}

/** A question for the API, null without a passport or a first day. Days that cannot be are the API’s to name. */
export function visaQuestion(region: Region, values: VisaValues): GetVisaFitApiArg | null {
  const { nationality, bornOn, startsOn, earlierVisas, arrivedOn } = values;
  if (!nationality || !startsOn) return null;
  return {
    region,
    nationality,
    startsOn,
    ...(bornOn ? { bornOn } : {}),
    ...(earlierVisas === '0' ? {} : { earlierVisas: Number(earlierVisas) }),
    ...(arrivedOn ? { arrivedOn } : {}),
  };
}
