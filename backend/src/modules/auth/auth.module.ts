import { Module, type Provider } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../../platform/config/index.js';
import { IdentityVerifier } from '../../platform/identity/index.js';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { Account } from './accounts/account.entity.js';
import { AccountCreation } from './accounts/account-creation.js';
import { AccountRoles } from './accounts/account-roles.js';
import { AccountRolesRepository } from './accounts/account-roles.repository.js';
import { AccountSuspension } from './accounts/account-suspension.js';
import { AccountUpdates } from './accounts/account-updates.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { Accounts } from './accounts/accounts.service.js';
import { RefusedAddress } from './accounts/refused-address.entity.js';
import { RefusedAddresses } from './accounts/refused-addresses.js';
import { RefusedAddressesRepository } from './accounts/refused-addresses.repository.js';
import { SignUp } from './accounts/sign-up.service.js';
import { AuthKeys } from './auth-keys.js';
import { AuthKeysModule } from './auth-keys.module.js';
import { EmailChangeService } from './email-changes/email-change.service.js';
import { EmailChangesController } from './email-changes/email-changes.controller.js';
import { AccountLink } from './links/account-link.entity.js';
import { AccountLinks } from './links/account-links.js';
import { AccountLinksRepository } from './links/account-links.repository.js';
import { AccountMails } from './mails/account-mails.js';
import { Authenticator } from './mfa/authenticator.js';
import { MfaController } from './mfa/mfa.controller.js';
import { MfaEnrolment } from './mfa/mfa-enrolment.service.js';
import { MfaFactor } from './mfa/mfa-factor.entity.js';
import { MfaRecoveryCode } from './mfa/mfa-recovery-code.entity.js';
import { MfaRemoval } from './mfa/mfa-removal.service.js';
import { MfaRepository } from './mfa/mfa.repository.js';
import { MfaVerification } from './mfa/mfa-verification.service.js';
import { RecoveryCodeRenewalService } from './mfa/recovery-code-renewal.service.js';
import { RecoveryCodes } from './mfa/recovery-codes.js';
import { CurrentPassword } from './passwords/current-password.js';
import { PasswordAgain } from './passwords/password-again.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import { PasswordReplacement } from './passwords/password-replacement.js';
import { PasswordUpdate } from './passwords/password-update.service.js';
import { ReauthenticationService } from './passwords/reauthentication.js';
import { PasswordRecoveriesController } from './recovery/password-recoveries.controller.js';
import { PasswordReset } from './recovery/password-reset.service.js';
import { RecoveryRequest } from './recovery/recovery-request.service.js';
import { AccessTokens, jwtOptions } from './sessions/access-tokens.js';
import { AccessTokenVerifier } from './sessions/access-token-verifier.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { KnownDevices } from './sessions/known-devices.js';
import { RefreshToken } from './sessions/refresh-token.entity.js';
import { RefreshTokenChain } from './sessions/refresh-token-chain.js';
import { RefreshTokensRepository } from './sessions/refresh-tokens.repository.js';
import { Session } from './sessions/session.entity.js';
import { SessionAnnouncer } from './sessions/session-announcer.js';
import { SessionCheck } from './sessions/session-check.js';
import { SessionEndings } from './sessions/session-endings.js';
import { SessionIssuer } from './sessions/session-issuer.js';
import { SessionRefresh } from './sessions/session-refresh.service.js';
import { SessionStarter } from './sessions/session-starter.js';
import { SessionTransport } from './sessions/session-transport.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { Sessions } from './sessions/sessions.service.js';
import { ChallengeAnswer } from './sign-in/challenge-answer.service.js';
import { CredentialCheck } from './sign-in/credential-check.js';
import { MfaVerificationsController } from './sign-in/mfa-verifications.controller.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignIn } from './sign-in/sign-in.service.js';
import { EmailVerification } from './verification/email-verification.service.js';
import { EmailVerificationsController } from './verification/email-verifications.controller.js';
import { ProvenAddress } from './verification/proven-address.js';
import { authPersonalData } from './auth.personal-data.js';

const accounts: Provider[] = [
  Accounts,
  AccountsRepository,
  AccountCreation,
  AccountRoles,
  AccountRolesRepository,
  AccountSuspension,
  AccountUpdates,
  RefusedAddresses,
  RefusedAddressesRepository,
  SignUp,
];
const passwords: Provider[] = [
  CurrentPassword,
  PasswordAgain,
  PasswordHasher,
  PasswordPolicy,
  PasswordReplacement,
  PasswordUpdate,
  ReauthenticationService,
];
const links: Provider[] = [
  AccountLinks,
  AccountLinksRepository,
  AccountMails,
  EmailChangeService,
  EmailVerification,
  ProvenAddress,
  PasswordReset,
  RecoveryRequest,
];
const mfa: Provider[] = [
  Authenticator,
  MfaEnrolment,
  MfaRemoval,
  MfaRepository,
  MfaVerification,
  RecoveryCodeRenewalService,
  RecoveryCodes,
];
const signIn: Provider[] = [ChallengeAnswer, CredentialCheck, KnownDevices, SignIn];
const sessions: Provider[] = [
  AccessTokens,
  JwtStrategy,
  RefreshTokenChain,
  RefreshTokensRepository,
  SessionAnnouncer,
  SessionCheck,
  SessionEndings,
  SessionIssuer,
  SessionRefresh,
  SessionStarter,
  SessionTransport,
  Sessions,
  SessionsRepository,
  { provide: IdentityVerifier, useClass: AccessTokenVerifier },
];

/** Accounts and sessions: who one is, and for how long that is believed. */
@Module({
  imports: [
    AuthKeysModule,
    JwtModule.registerAsync({ imports: [AuthKeysModule], inject: [Settings, AuthKeys], useFactory: jwtOptions }),
    TypeOrmModule.forFeature([Account, AccountLink, MfaFactor, MfaRecoveryCode, RefreshToken, RefusedAddress, Session]),
  ],
  controllers: [
    AccountsController,
    EmailChangesController,
    EmailVerificationsController,
    MfaController,
    MfaVerificationsController,
    PasswordRecoveriesController,
    SessionsController,
    SignInController,
  ],
  providers: [...accounts, ...passwords, ...links, ...mfa, ...signIn, ...sessions],
  exports: [
    Accounts,
    AccountRoles,
    AccountSuspension,
    EmailVerification,
    IdentityVerifier,
    PasswordAgain,
    RefusedAddresses,
    Sessions,
  ],
})
export class AuthModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(authPersonalData);
  }
}
