import type { Locator, Page } from '@playwright/test';

/** Every visible toast. */
export const toasts = (page: Page): Locator => page.locator('[data-sonner-toast][data-visible="true"]');

/** The newest toast. */
export const toast = (page: Page): Locator => page.locator('[data-sonner-toast][data-front="true"]');
