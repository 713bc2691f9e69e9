import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** When the metrics were counted last: one row, or none before the first run. */
@Entity('metric_runs')
@Check('metric_runs_one_row_check', '"id" = 1')
export class MetricRun {
  @PrimaryColumn('smallint')
  id: number;

  @Column('timestamptz')
  countedAt: Date;

  /** The day of the run; every earlier day is counted. */
  @Column('date')
  through: string;
}
