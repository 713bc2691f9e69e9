import { zodResolver } from '@hookform/resolvers/zod';
import {
  recoveryCodeSchema,
  recoverySchema,
  resetSchema,
  secondFactorSchema,
  signInSchema,
  signUpSchema,
} from './auth-schemas';

/** What each form's values are held against. */
export const checks = {
  signIn: zodResolver(signInSchema),
  signUp: zodResolver(signUpSchema),
  recovery: zodResolver(recoverySchema),
  secondFactor: zodResolver(secondFactorSchema),
  recoveryCode: zodResolver(recoveryCodeSchema),
  reset: zodResolver(resetSchema),
};
