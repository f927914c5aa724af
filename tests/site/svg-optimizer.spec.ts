import { readFileSync } from 'node:fs'
import path from 'node:path'
import { optimiseSvg, type SvgSettings } from '@/lib/subjects/svg/optimise'
import { expect, test } from './site'

const pictures = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/resvg/pictures.json'), 'utf8'),
) as Record<string, string>

/** Pictures that look different afterwards, each with the reason. */
const excluded: Record<string, string> = {
  'filters/feOffset/with-primitiveUnits=objectBoundingBox.svg': 'An edge moves by less than a pixel.',
  'masking/clipPath/with-invalid-child-via-use.svg': 'A clip path holds what SVG does not allow in it.',
  'paint-servers/stop/invalid-offset-2.svg': 'The offset of a colour is no number.',
  'painting/display/none-on-svg.svg': 'Nothing is drawn before, and nothing is left after.',
  'painting/marker/orient=auto-on-M-L-L-Z-Z-Z.svg': 'A path is closed three times.',
  'painting/stroke/line-as-curve-1.svg': 'A curve that is a line has ends turned by a degree.',
  'shapes/path/M-A-trimmed.svg': 'A path breaks off in the middle.',
  'shapes/polygon/ignore-odd-points.svg': 'The last point has one coordinate.',
  'shapes/polygon/stop-processing-on-invalid-data.svg': 'A list of points holds words.',
  'shapes/polyline/stop-processing-on-invalid-data.svg': 'A list of points holds words.',
  'shapes/rect/negative-height-attribute-processing.svg': 'A height is negative.',
  'shapes/rect/negative-width-attribute-processing.svg': 'A width is negative.',
  'structure/svg/funcIRI-parsing.svg': 'An address is written in a way that no rule of CSS reads.',
  'structure/transform-origin/on-group.svg': 'The origin of a group of groups is lost.',
  'structure/transform/numeric-character-references.svg': 'A transformation is written in character references.',
  'structure/use/xlink-to-a-child-of-a-non-SVG-element.svg': 'What is used lies in an element that is not SVG.',
}

const settings: SvgSettings = {
  precision: 3,
  removesScripts: true,
  keepsTitles: true,
  keepsIds: false,
  dropsSize: false,
  isPretty: false,
}

/** A point differs if a part of its colour does by more than this, of 255. */
const tolerance = 32

test('test pictures of resvg look the same before and after', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('about:blank')
  const different: string[] = []
  for (const [name, svg] of Object.entries(pictures)) {
    const share = await page.evaluate(
      async ([before, after, bound]) => {
        const side = 300
        async function pixelsOf(text: string) {
          const image = new Image()
          image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
          try {
            await image.decode()
          } catch {
            return undefined
          }
          const canvas = document.createElement('canvas')
          canvas.width = canvas.height = side
          const context = canvas.getContext('2d')
          context?.drawImage(image, 0, 0, side, side)
          return context?.getImageData(0, 0, side, side).data
        }
        const [left, right] = [await pixelsOf(before), await pixelsOf(after)]
        if (!left || !right) return left === right ? 0 : 1
        let count = 0
        for (let at = 0; at < left.length; at += 4)
          if ([0, 1, 2, 3].some((part) => Math.abs((left[at + part] ?? 0) - (right[at + part] ?? 0)) > bound)) count++
        return count / (side * side)
      },
      [svg, optimiseSvg(svg, settings), tolerance] as const,
    )
    if (share > 0.001) different.push(name)
  }
  expect(different.toSorted()).toEqual(Object.keys(excluded).toSorted())
})

test('a script in a picture never runs, and the page shows both pictures', async ({ page }) => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto('/utilities/svg-optimizer/')
  const box = page.getByLabel('SVG to optimise')
  await box.fill(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><a href=" java\nscript:alert(3)"><path d="M0 0h9v9z"/></a></svg>',
  )
  await expect(page.getByText('3 parts that run were removed', { exact: false })).toBeVisible()
  const frame = page.frameLocator('iframe[title="Before, after, and where they differ"]')
  await expect(frame.locator('img')).toHaveCount(4)
  const widths = await frame
    .locator('img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
  expect(widths.every((width) => width > 0)).toBe(true)
  await box.fill('<svg xmlns="http://www.w3.org/2000/svg"><g>\n</svg>')
  await expect(page.getByText('This is no well-formed XML', { exact: false })).toBeVisible()
  await expect(box).toHaveValue(/<g>/)
  expect(said).toEqual([])
})
