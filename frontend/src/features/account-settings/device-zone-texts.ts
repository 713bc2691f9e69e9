export const deviceZoneTexts = {
  label: 'Your time zone',
  text: (device: string, account: string) => `This device is on ${device} time, your account on ${account} time.`,
  use: (device: string) => `Use ${device} time`,
  keep: (account: string) => `Keep ${account} time`,
  used: (device: string) => `Your account is on ${device} time now`,
  failed: 'Your time zone was not changed',
} as const;
