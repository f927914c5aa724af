import { whole } from '@/lib/messages/counted'
import type { Size } from '@/lib/subjects/picture/sizes'

/** What the worker and the page say of icons. */
export const faviconWords = {
  waiting: 'Choose an SVG, or a picture of at least 512 × 512 pixels. It is read here and sent nowhere.',
  stopped: 'No icon was made.',
  notText: 'This SVG holds bytes that are no text. Save it as UTF-8.',
  drawing: (fault: string) => `The file ${fault}.`,
  notDrawn: 'The browser could not draw this icon.',
  tooSmall: ({ width, height }: Size) =>
    `The picture has ${whole(width)} × ${whole(height)} pixels, less than 64: icons made of it are blurred. Use a larger one, or an SVG.`,
  enlarged: ({ width, height }: Size) =>
    `The picture has ${whole(width)} × ${whole(height)} pixels and is enlarged for icons of 512.`,
  pixelsOnly: 'A picture of pixels gives no icon.svg. The tags do without it, and dark mode shows the same icon.',
  notSquare: ({ width, height }: Size) =>
    `The picture is not square (${whole(width)} × ${whole(height)}). It stands whole in the middle.`,
  contrast: (ratio: number) =>
    `Letters and background have a contrast of ${ratio.toFixed(1)} to 1. In a tab of 16 pixels they run together below 3 to 1.`,
  manyLetters: 'Three letters are seldom read at 16 pixels. One or two are better.',
  noText: 'Type a letter.',
  ready: 'The set is ready.',
  shown: (name: string) => `Shown: ${name}`,
}
