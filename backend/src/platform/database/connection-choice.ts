import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** Whose connections code runs on: those of requests to the primary, of jobs, or of reads that may lag. */
type Connections = 'requests' | 'jobs' | 'replica';

const chosen = new AsyncLocalStorage<Connections>();
const pools = new WeakMap<DataSource, Partial<Record<Connections, () => pg.Pool | null>>>();

/** `pool` answers null while its connections cannot be used. */
export function offerPool(dataSource: DataSource, connections: Connections, pool: () => pg.Pool | null): void {
  pools.set(dataSource, { ...pools.get(dataSource), [connections]: pool });
}

/** The pool from which this code gets its connections. */
export function poolOf(dataSource: DataSource): pg.Pool {
  const own = pools.get(dataSource)?.[chosen.getStore() ?? 'requests']?.();
  return own ?? (dataSource.driver as unknown as { master: pg.Pool }).master;
}

/** Runs `work` on the connections of jobs instead of those of requests. */
export const withJobConnections = <T>(work: () => Promise<T>): Promise<T> => chosen.run('jobs', work);

/** Runs `work`, which only reads, on the replica where there is one that keeps up. */
export const withReplica = <T>(work: () => Promise<T>): Promise<T> => chosen.run('replica', work);

/** Runs `work` on the primary, also within reads that may lag: it writes, or what it reads is remembered for everyone. */
export const withPrimary = <T>(work: () => Promise<T>): Promise<T> =>
  chosen.getStore() === 'replica' ? chosen.run('requests', work) : work();
