import { desktop, useBrowser } from './support/browser/use-browser.ts';

const { member } = useBrowser();

test('a toast stands at the top right of the window', async () => {
  const page = await member('member1');
  await page.goto('/members/settings');
  await page.getByRole('button', { name: '通知の設定を保存する' }).click();
  const toast = page.getByRole('status').filter({ hasText: '通知の設定を保存しました' });
  await toast.waitFor();
  const place = await toast.boundingBox();
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(desktop.width - 40);
  expect(place?.y).toBeLessThan(40);
});
