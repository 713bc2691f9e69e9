import type { ReactNode } from 'react';
import { useGetPayCheckQuery } from '../../api/fair-pay';
import type { Region } from '../../config/regions';
import { WeekPay, type MissingFact } from './WeekPay';
import type { HourFloor, OfferedWeek } from './pay-of-week';

interface RegionWeekPayProps {
  region: Region;
  week: OfferedWeek;
  missing: readonly MissingFact[];
  children?: ReactNode;
}

/** Asks once for the legal minimum of a region’s hour: the weeks that are typed are worked out here. */
export function RegionWeekPay({ region, week, missing, children }: RegionWeekPayProps) {
  const { data } = useGetPayCheckQuery({ region, hours: 1 });
  const fact = data?.facts.find(({ key }) => key === data.floor.factKey);
  if (!data || !fact) return null;
  const floor: HourFloor = {
    currency: data.currency,
    hourlyCents: data.floor.hourlyCents,
    checkedOn: fact.checkedOn,
    sourceTitle: fact.title,
    sourceUrl: fact.url,
  };
  return (
    <WeekPay live floor={floor} week={week} missing={missing}>
      {children}
    </WeekPay>
  );
}
