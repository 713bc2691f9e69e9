import { useWatch } from 'react-hook-form';
import { useGetOwnJobListingQuery } from '../../api/job-board';
import { ANY_LOCATION, REGIONS, regionFacts, type Region } from '../../config/regions';
import { paths } from '../../config/paths';
import { RegionWeekPay, type MissingFact } from '../../entities/fair-pay';
import { useSession } from '../../lib/session';
import { fieldId } from './fields/ProfileField';
import { profilePayTexts as texts } from './pay-texts';

/** Typed hours in minutes; null while they are no number. */
const minutesOf = (hours: unknown): number | null =>
  typeof hours === 'number' && Number.isFinite(hours) && hours > 0 ? hours * 60 : null;

const hoursMissing = (minutes: number | null, name: string): MissingFact[] =>
  minutes === null ? [{ label: texts.hours, field: fieldId(name) }] : [];

/** The week of a family next to the law: the hours as typed, the pay of its job listing. */
export function FamilyPay({ hasProfile }: { hasProfile: boolean }) {
  const { user } = useSession();
  const minutes = minutesOf(useWatch({ name: 'hoursPerWeek' }));
  const { data } = useGetOwnJobListingQuery(undefined, { skip: !hasProfile });
  // After a move to the other country its pay is in the other currency.
  const listing = data?.jobListing?.currency === data?.currency ? data?.jobListing : null;
  const missing = [
    ...hoursMissing(minutes, 'hoursPerWeek'),
    ...(data && !listing ? [{ label: texts.inListing, to: paths.auPairJobBoard }] : []),
  ];
  return (
    <RegionWeekPay
      region={user?.region ?? 'australia'}
      week={{ minutes, payMinCents: listing?.payMinCents ?? null, payMaxCents: listing?.payMaxCents ?? null }}
      missing={missing}
    >
      {listing ? <p>{texts.fromListing}</p> : null}
    </RegionWeekPay>
  );
}

/** The region of a wished city; null for any. */
const regionOf = (location: string): Region | null =>
  REGIONS.find((region) =>
    regionFacts[region].locations.some((city) => city !== ANY_LOCATION && location.includes(city)),
  ) ?? null;

/** The week that an au pair hopes for next to the law of the country they want to go to. */
export function AuPairPay() {
  const { user } = useSession();
  const location = (useWatch({ name: 'preferredLocation' }) as string | undefined) ?? '';
  const minutes = minutesOf(useWatch({ name: 'preferredHours' }));
  const region = regionOf(location) ?? user?.region ?? 'australia';
  const missing = [
    ...(location === '' ? [{ label: texts.where, field: fieldId('preferredLocation') }] : []),
    ...hoursMissing(minutes, 'preferredHours'),
  ];
  return (
    <RegionWeekPay region={region} week={{ minutes, payMinCents: null }} missing={missing}>
      <p>{texts.ofRegion[region]}</p>
    </RegionWeekPay>
  );
}
