import { eventually } from '@ideabox/testing';
import { useBrowser } from './support/use-browser.ts';

const { member } = useBrowser();

test('a toast goes after five seconds, waits while one rests on it, and gives the focus back', async () => {
  const page = await member('member1');
  await page.clock.install();
  await page.goto('/members/settings');
  const save = page.getByRole('button', { name: '通知の設定を保存する' });
  const toast = page.getByRole('status').filter({ hasText: '通知の設定を保存しました' });
  await save.click();
  await toast.waitFor();
  const place = await toast.boundingBox();
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(1440 - 40);
  expect(place?.y).toBeLessThan(40);
  await page.clock.runFor(5_500);
  await toast.waitFor({ state: 'detached' });

  await save.click();
  await toast.getByText('通知の設定を保存しました').hover();
  await page.clock.runFor(8_000);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(10, 600);
  await page.clock.runFor(5_500);
  await toast.waitFor({ state: 'detached' });

  await save.click();
  await toast.waitFor();
  await save.focus();
  await toast.getByRole('button', { name: '閉じる' }).focus();
  await page.clock.runFor(8_000);
  expect(await toast.count()).toBe(1);
  await page.keyboard.press('Enter');
  await toast.waitFor({ state: 'detached' });
  await eventually(async () =>
    expect(await save.evaluate((button) => button === document.activeElement)).toBe(true),
  );
});
