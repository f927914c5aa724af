import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sample } from '../picture/samples'
import { expect, test } from './site'

/* Chromium's own stand-in for a camera plays a film whose every picture holds a code. */

const film = path.join(mkdtempSync(path.join(tmpdir(), 'camera-')), 'code.mjpeg')
const frame = sample('camera-frame.jpg')
writeFileSync(film, Buffer.concat(Array.from({ length: 5 }, () => frame)))

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
})

test('a code before the camera comes into the list once, and closing ends the camera', async ({ page }) => {
  await page.goto('/utilities/qr-scanner/')
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByText('Found. It is in the list below')).toBeVisible()
  await expect(page.getByText('http://example.org/menu?table=7')).toBeVisible()
  await expect(page.getByText('Camera 1.jpg')).toBeVisible()
  await page.waitForTimeout(1500)
  await expect(page.getByText('Camera 2.jpg')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close the camera' }).click()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(page.getByText('http://example.org/menu?table=7')).toBeVisible()
})
