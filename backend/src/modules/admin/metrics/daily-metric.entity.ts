import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A metric of one day, as it was counted last. Days that are over keep theirs, whoever leaves later. */
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
