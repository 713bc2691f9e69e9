import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A figure of one day, as it was counted last. Days that are over keep theirs, whoever leaves later. */
@Entity('daily_figures')
export class DailyMetricRow {
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  figure: string;

  @PrimaryColumn('text')
  part: string;

  @Column('bigint')
  value: string;
}
