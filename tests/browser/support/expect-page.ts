import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The page is whole but for what is missing. */
export const expectPage = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/\S{2}/u);
};
