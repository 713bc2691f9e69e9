import { zodResolver } from '@hookform/resolvers/zod';
import { recoveryCodeSchema, recoverySchema, resetSchema, secondFactorSchema, signUpSchema } from './auth-schemas';

/** The schema of each form. */
export const checks = {
  signUp: zodResolver(signUpSchema),
  recovery: zodResolver(recoverySchema),
  secondFactor: zodResolver(secondFactorSchema),
  recoveryCode: zodResolver(recoveryCodeSchema),
  reset: zodResolver(resetSchema),
};
