import { expect, test } from './site'

test('favicon.ico is an icon of 16, 32 and 48 pixels that looks like the site’s', async ({ page, request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.status()).toBe(200)
  const file = await answer.body()
  expect(file.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 3, 0]))

  await page.goto('/')
  const drawn = await page.evaluate(async () => {
    async function pixels(source: string, size: number) {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = new OffscreenCanvas(size, size)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, size, size)
      return { width: image.naturalWidth, data: context.getImageData(0, 0, size, size).data }
    }
    const icon = await pixels('/favicon.ico', 48)
    const picture = await pixels('/icons/icon.svg', 48)
    const differences = icon.data.map((value, at) => Math.abs(value - (picture.data[at] ?? 0)))
    return { width: icon.width, meanDifference: differences.reduce((sum, each) => sum + each, 0) / differences.length }
  })
  expect(drawn.width).toBe(48)
  expect(drawn.meanDifference).toBeLessThan(4)
})
