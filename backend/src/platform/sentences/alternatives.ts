/** "Sydney, Perth or Hobart". */
export const alternatives = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
