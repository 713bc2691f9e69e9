import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { NumberedPageQuery, PageQuery } from './page.dto.js';

const isAccepted = (limit: string) => validateSync(plainToInstance(PageQuery, { limit })).length === 0;

describe('A number of a query', () => {
  it('is written in digits', () => {
    expect(['1', '20', '50'].filter(isAccepted)).toEqual(['1', '20', '50']);
    expect(plainToInstance(PageQuery, { limit: '20' }).limit).toBe(20);
    expect(plainToInstance(NumberedPageQuery, { page: '3' })).toMatchObject({ page: 3, pageSize: 20 });
  });

  it.each(['0x10', ' 5', '5 ', '1e1', '+5', '5.0', '-5', '', '０５', '51', '0'])('is not accepted as “%s”', (text) => {
    expect(isAccepted(text)).toBe(false);
  });
});
