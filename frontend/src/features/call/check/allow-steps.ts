export type BrowserKind = 'chrome' | 'safari' | 'firefox' | 'ios' | 'android';

/** Which steps allow a device in this browser. On iPhones and iPads every browser is allowed in the same way. */
export function browserKind(userAgent: string, isAppleMobile: boolean): BrowserKind {
  if (isAppleMobile) return 'ios';
  if (userAgent.includes('Android')) return 'android';
  if (userAgent.includes('Firefox/')) return 'firefox';
  return userAgent.includes('Safari/') && !userAgent.includes('Chrome/') ? 'safari' : 'chrome';
}

const COMPUTER =
  'If that does not help, your computer may block the browser. On a Mac: System Settings, Privacy & Security, Camera and Microphone. On Windows: Settings, Privacy & security, Camera and Microphone.';

/** How to allow camera and microphone, by browser. */
export const allowTexts = {
  heading: 'How to allow it',
  others: 'I use another browser',
  kinds: {
    chrome: {
      name: 'Chrome or Edge',
      steps: [
        'Press the icon to the left of the address of this page.',
        'Switch on “Camera” and “Microphone”.',
        'Press “Try again” here. If the browser asks you to, reload the page.',
        COMPUTER,
      ],
    },
    safari: {
      name: 'Safari on a Mac',
      steps: [
        'In the menu bar choose Safari, then “Settings for This Website”.',
        'Set “Camera” and “Microphone” to “Allow”.',
        'Reload this page.',
        COMPUTER,
      ],
    },
    firefox: {
      name: 'Firefox',
      steps: [
        'Press the crossed-out camera or microphone to the left of the address of this page.',
        'Remove “Blocked” with the cross next to it.',
        'Press “Try again” here, and choose “Allow”.',
        COMPUTER,
      ],
    },
    ios: {
      name: 'iPhone or iPad',
      steps: [
        'In Safari press the icon at the left end of the address, then the three dots, then “Website Settings”.',
        'Set “Camera” and “Microphone” to “Allow”, and reload this page.',
        'In another browser, or if that does not help: open the Settings app, choose your browser under “Apps”, and allow “Camera” and “Microphone”.',
      ],
    },
    android: {
      name: 'Android',
      steps: [
        'Press the icon to the left of the address of this page, then “Permissions”.',
        'Allow “Camera” and “Microphone”, and press “Try again” here.',
        'If that does not help: open the Settings app, choose Apps, your browser, then “Permissions”, and allow “Camera” and “Microphone”.',
      ],
    },
  } satisfies Record<BrowserKind, { name: string; steps: string[] }>,
} as const;
