import type { Page } from 'playwright';

type Place = readonly [x: number, y: number];

/** A finger that goes from one place of the window to another and leaves it there; pixels. */
export async function drag(page: Page, [fromX, fromY]: Place, [toX, toY]: Place): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at[0], y: at[1] }],
    });
  await touch('touchStart', [fromX, fromY]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part]);
  await touch('touchEnd');
  await devtools.detach();
}
