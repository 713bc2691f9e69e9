import { Module, type Provider } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../../platform/config/index.js';
import { IdentityVerifier } from '../../platform/identity/index.js';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { Account } from './accounts/account.entity.js';
import { AccountCreationService } from './accounts/account-creation.service.js';
import { AccountRolesService } from './accounts/account-roles.service.js';
import { AccountRolesRepository } from './accounts/account-roles.repository.js';
import { AccountSuspensionService } from './accounts/account-suspension.service.js';
import { AccountUpdatesService } from './accounts/account-updates.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { AccountsService } from './accounts/accounts.service.js';
import { BannedAddress } from './accounts/banned-address.entity.js';
import { BannedAddressesService } from './accounts/banned-addresses.service.js';
import { BannedAddressesRepository } from './accounts/banned-addresses.repository.js';
import { SignUpService } from './accounts/sign-up.service.js';
import { AuthKeysService } from './auth-keys.service.js';
import { AuthKeysModule } from './auth-keys.module.js';
import { EmailChangeService } from './email-changes/email-change.service.js';
import { EmailChangesController } from './email-changes/email-changes.controller.js';
import { AccountLink } from './links/account-link.entity.js';
import { AccountLinksService } from './links/account-links.service.js';
import { AccountLinksRepository } from './links/account-links.repository.js';
import { AccountEmailsService } from './emails/account-emails.service.js';
import { HouseholdEmailsService } from './household/household-emails.service.js';
import { HouseholdImportService } from './household/household-import.service.js';
import { HouseholdInvitation } from './household/household-invitation.entity.js';
import { HouseholdInvitationsController } from './household/household-invitations.controller.js';
import { HouseholdInvitationsService } from './household/household-invitations.service.js';
import { HouseholdMember } from './household/household-member.entity.js';
import { HouseholdRepository } from './household/household.repository.js';
import { HouseholdService } from './household/household.service.js';
import { HouseholdsController } from './household/households.controller.js';
import { AuthenticatorService } from './mfa/authenticator.service.js';
import { MfaController } from './mfa/mfa.controller.js';
import { MfaEnrolmentService } from './mfa/mfa-enrolment.service.js';
import { MfaFactor } from './mfa/mfa-factor.entity.js';
import { MfaRecoveryCode } from './mfa/mfa-recovery-code.entity.js';
import { MfaRemovalService } from './mfa/mfa-removal.service.js';
import { MfaRepository } from './mfa/mfa.repository.js';
import { MfaVerificationService } from './mfa/mfa-verification.service.js';
import { RecoveryCodeRenewalService } from './mfa/recovery-code-renewal.service.js';
import { RecoveryCodesService } from './mfa/recovery-codes.service.js';
import { PasskeyProofService } from './passkeys/passkey-proof.service.js';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service.js';
import { PasskeySignInsController } from './passkeys/passkey-sign-ins.controller.js';
import { Passkey, UsedPasskeyChallenge } from './passkeys/passkey.entity.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysRepository } from './passkeys/passkeys.repository.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { WebauthnService } from './passkeys/webauthn.service.js';
import { CurrentPasswordService } from './passwords/current-password.service.js';
import { PasswordPromptService } from './passwords/password-prompt.service.js';
import { PasswordHashingService } from './passwords/password-hashing.service.js';
import { PasswordPolicyService } from './passwords/password-policy.service.js';
import { PasswordReplacementService } from './passwords/password-replacement.service.js';
import { PasswordUpdateService } from './passwords/password-update.service.js';
import { ReauthenticationService } from './passwords/reauthentication.service.js';
import { PasswordRecoveriesController } from './recovery/password-recoveries.controller.js';
import { PasswordResetService } from './recovery/password-reset.service.js';
import { RecoveryRequestService } from './recovery/recovery-request.service.js';
import { AccessTokensService, jwtOptions } from './sessions/access-tokens.service.js';
import { AccessTokenVerifierService } from './sessions/access-token-verifier.service.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { KnownDevicesService } from './sessions/known-devices.service.js';
import { RefreshToken } from './sessions/refresh-token.entity.js';
import { RefreshTokenChainService } from './sessions/refresh-token-chain.service.js';
import { RefreshTokensRepository } from './sessions/refresh-tokens.repository.js';
import { Session } from './sessions/session.entity.js';
import { SessionAnnouncerService } from './sessions/session-announcer.service.js';
import { SessionCheckService } from './sessions/session-check.service.js';
import { SessionRevocationService } from './sessions/session-revocation.service.js';
import { SessionIssuerService } from './sessions/session-issuer.service.js';
import { SessionRefreshService } from './sessions/session-refresh.service.js';
import { SessionStarterService } from './sessions/session-starter.service.js';
import { SessionTransportService } from './sessions/session-transport.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { ChallengeAnswerService } from './sign-in/challenge-answer.service.js';
import { CredentialCheckService } from './sign-in/credential-check.service.js';
import { MfaVerificationsController } from './sign-in/mfa-verifications.controller.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { EmailVerificationService } from './verification/email-verification.service.js';
import { EmailVerificationsController } from './verification/email-verifications.controller.js';
import { VerifiedEmailService } from './verification/verified-email.service.js';
import { authPersonalData } from './auth.personal-data.js';

const accounts: Provider[] = [
  AccountsService,
  AccountsRepository,
  AccountCreationService,
  AccountRolesService,
  AccountRolesRepository,
  AccountSuspensionService,
  AccountUpdatesService,
  BannedAddressesService,
  BannedAddressesRepository,
  SignUpService,
];
const passwords: Provider[] = [
  CurrentPasswordService,
  PasswordPromptService,
  PasswordHashingService,
  PasswordPolicyService,
  PasswordReplacementService,
  PasswordUpdateService,
  ReauthenticationService,
];
const links: Provider[] = [
  AccountLinksService,
  AccountLinksRepository,
  AccountEmailsService,
  EmailChangeService,
  EmailVerificationService,
  VerifiedEmailService,
  PasswordResetService,
  RecoveryRequestService,
];
const mfa: Provider[] = [
  AuthenticatorService,
  MfaEnrolmentService,
  MfaRemovalService,
  MfaRepository,
  MfaVerificationService,
  RecoveryCodeRenewalService,
  RecoveryCodesService,
];
const household: Provider[] = [
  HouseholdEmailsService,
  HouseholdImportService,
  HouseholdInvitationsService,
  HouseholdRepository,
  HouseholdService,
];
const passkeys: Provider[] = [
  PasskeyProofService,
  PasskeySignInService,
  PasskeysRepository,
  PasskeysService,
  WebauthnService,
];
const signIn: Provider[] = [ChallengeAnswerService, CredentialCheckService, KnownDevicesService, SignInService];
const sessions: Provider[] = [
  AccessTokensService,
  JwtStrategy,
  RefreshTokenChainService,
  RefreshTokensRepository,
  SessionAnnouncerService,
  SessionCheckService,
  SessionRevocationService,
  SessionIssuerService,
  SessionRefreshService,
  SessionStarterService,
  SessionTransportService,
  SessionsService,
  SessionsRepository,
  { provide: IdentityVerifier, useClass: AccessTokenVerifierService },
];

/** Accounts and sessions. */
@Module({
  imports: [
    AuthKeysModule,
    JwtModule.registerAsync({ imports: [AuthKeysModule], inject: [Settings, AuthKeysService], useFactory: jwtOptions }),
    TypeOrmModule.forFeature([
      Account,
      AccountLink,
      BannedAddress,
      HouseholdInvitation,
      HouseholdMember,
      MfaFactor,
      MfaRecoveryCode,
      Passkey,
      RefreshToken,
      Session,
      UsedPasskeyChallenge,
    ]),
  ],
  controllers: [
    AccountsController,
    EmailChangesController,
    EmailVerificationsController,
    HouseholdInvitationsController,
    HouseholdsController,
    MfaController,
    MfaVerificationsController,
    PasskeySignInsController,
    PasskeysController,
    PasswordRecoveriesController,
    SessionsController,
    SignInController,
  ],
  providers: [...accounts, ...passwords, ...links, ...mfa, ...passkeys, ...household, ...signIn, ...sessions],
  exports: [
    AccountsService,
    AccountRolesService,
    AccountSuspensionService,
    EmailVerificationService,
    IdentityVerifier,
    PasswordPromptService,
    BannedAddressesService,
    SessionsService,
    HouseholdImportService,
  ],
})
export class AuthModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(authPersonalData);
  }
}
