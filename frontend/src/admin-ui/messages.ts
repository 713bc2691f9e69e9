/** Texts of the pieces that all rooms of the back office share. */
export const adminUiMessages = {
  reason: {
    label: 'Why',
    hint: (least: number) => `At least ${least} characters. It is written into the audit log.`,
    cancel: 'Cancel',
  },
} as const;
