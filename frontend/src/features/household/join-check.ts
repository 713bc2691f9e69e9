import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { householdTexts } from './texts';

const { join: texts } = householdTexts;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, texts.nameShort), z.maxLength(40, texts.nameShort)),
  password: z.string().check(z.minLength(12, texts.passwordHint), z.maxLength(128, texts.passwordHint)),
});

export type JoinValues = z.infer<typeof schema>;
export const joinCheck = zodResolver(schema);
