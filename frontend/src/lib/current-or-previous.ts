interface Query<Data> {
  data?: Data | undefined;
  currentData?: Data | undefined;
  error?: unknown;
}

/**
 * The answer to a query whose question changes. While the new question loads, it is the answer before; once that has
 * failed, there is none, because the one before would be taken for it.
 */
export const currentOrPrevious = <Data>({ data, currentData, error }: Query<Data>): Data | undefined =>
  currentData ?? (error ? undefined : data);
