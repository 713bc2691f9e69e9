import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** When the figures were counted last: one row, or none before the first time. */
@Entity('metric_runs')
@Check('metric_runs_one_row_check', '"id" = 1')
export class MetricRun {
  @PrimaryColumn('smallint')
  id: number;

  @Column('timestamptz')
  countedAt: Date;

  /** The day that this was: every earlier one has its figures. */
  @Column('date')
  through: string;
}
