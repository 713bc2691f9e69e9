import * as z from 'zod/mini';
import { REGIONS } from '../../config/regions';
import { laterAuthTexts } from './later-texts';

const { rules } = laterAuthTexts;

/** The same limits as the API's; a test compares them with its contract. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
export const USERNAME_PATTERN = /^[A-Za-z0-9._-]{3,30}$/;

const email = z.email(rules.email);
const newPassword = z
  .string()
  .check(z.minLength(PASSWORD_LENGTH.min, rules.passwordShort), z.maxLength(PASSWORD_LENGTH.max, rules.passwordLong));

export const signInSchema = z.object({ email, password: z.string().check(z.minLength(1, rules.passwordMissing)) });
export const recoverySchema = z.object({ email });
export const signUpSchema = z.object({
  userType: z.enum(['family', 'aupair'], rules.userType),
  region: z.enum(REGIONS),
  username: z.string().check(z.regex(USERNAME_PATTERN, rules.username)),
  email,
  password: newPassword,
  /** The checkbox for marketing emails. */
  news: z.boolean(),
});
export const secondFactorSchema = z.object({ code: z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, rules.code)) });
export const recoveryCodeSchema = z.object({ code: z.string().check(z.minLength(8, rules.recoveryCode)) });
export const resetSchema = z.object({ password: newPassword, confirmation: z.string(), code: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: laterAuthTexts.reset.mismatch,
  }),
);

export type SignInValues = z.infer<typeof signInSchema>;
export type SignUpValues = z.infer<typeof signUpSchema>;
export type RecoveryValues = z.infer<typeof recoverySchema>;
export type SecondFactorValues = z.infer<typeof secondFactorSchema>;
export type ResetValues = z.infer<typeof resetSchema>;
