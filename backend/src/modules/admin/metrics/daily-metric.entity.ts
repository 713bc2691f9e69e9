import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The latest count of a metric on one day. Past days keep theirs, even if people leave later. */
@Entity('daily_metrics')
export class DailyMetricRow {
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  metric: string;

  @PrimaryColumn('text')
  part: string;

  @Column('bigint')
  value: string;
}
