import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The part of a new credential that our API needs. */
export interface PasskeyRegistration {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: Transport[];
}

/** The part of an assertion that our API needs. */
export interface PasskeyAssertion {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const isTransport = (name: string): name is Transport => TRANSPORTS.includes(name);

type Library = typeof import('@simplewebauthn/browser');
let loaded: Library | undefined;
/** Loaded when someone first uses a passkey. */
const library = async () => (loaded ??= await import('@simplewebauthn/browser'));

/** Why there is no passkey: the person closed the dialog, the device already has one, or it has no support. */
type PasskeyProblem = 'cancelled' | 'exists' | 'unsupported';

export function passkeyProblemOf(error: unknown): PasskeyProblem | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'exists';
  if (error.name === 'NotSupportedError' || error.message.startsWith('WebAuthn is not supported')) return 'unsupported';
  if (code === 'ERROR_CEREMONY_ABORTED' || error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'cancelled';
  return null;
}

/** Creates a passkey on the device. Throws what `passkeyProblemOf` explains. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<PasskeyRegistration> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON: options });
  return {
    id,
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: (response.transports ?? []).filter(isTransport),
  };
}

/**
 * Signs with a passkey. With `autofill` the browser offers passkeys in the email field and opens no dialog. A new call
 * cancels a pending one. Throws what `passkeyProblemOf` explains.
 */
export async function signWithPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  autofill = false,
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: autofill,
    // React may draw the field a moment later.
    verifyBrowserAutofillInput: false,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Whether the browser can offer passkeys among the suggestions of a field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Ends an offer that is still waiting in the email field. */
export function stopPasskeyAutofill(): void {
  loaded?.WebAuthnAbortService.cancelCeremony();
}
