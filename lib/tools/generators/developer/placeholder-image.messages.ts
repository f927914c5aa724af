import { counted, whole } from '@/lib/messages/counted'
import { longestSide, type RefusedSize } from '@/lib/subjects/placeholder/sizes'
import type { Size } from '@/lib/subjects/picture/sizes'

const reasons: Readonly<Record<RefusedSize['why'], string>> = {
  'no-size': 'no size such as 300x250',
  'too-large': `more than ${whole(longestSide)} pixels a side, where the canvases of browsers end`,
  'too-many': 'more than 2,000 sizes',
}

/** What the worker and the page say of placeholders. */
export const placeholderWords = {
  waiting: 'Choose a photograph, drop it here or paste it. It is read here and sent nowhere.',
  stopped: 'Nothing was read.',
  notDrawn: ({ width, height }: Size) =>
    `The browser could not draw ${whole(width)} × ${whole(height)}. Choose a smaller size, or save SVG.`,
  drawing: (at: number, of: number) => `Drawing ${whole(at)} of ${whole(of)}`,
  dimensions: ({ width, height }: Size) => `${whole(width)} × ${whole(height)}`,
  contrast: (ratio: number) =>
    `Text and background have a contrast of ${ratio.toFixed(1)} to 1. Below 3 to 1 the size is hard to read.`,
  tiny: 'The text is smaller than 8 pixels in this size. Shorten it, or leave it out.',
  noSizes: 'No size is in the list. Write one a line, such as 300x250.',
  listed: (count: number) => counted(count, 'size', 'sizes'),
  refused: ({ line, text, why }: RefusedSize) => `Line ${whole(line)}, “${text}”: ${reasons[why]}.`,
  moreRefused: (count: number) => `${counted(count, 'further entry is', 'further entries are')} left out.`,
  made: (count: number) => `${counted(count, 'picture is', 'pictures are')} ready.`,
  alt: (size: Size) => `Placeholder of ${whole(size.width)} by ${whole(size.height)} pixels`,
}
