import { counted } from '@/lib/messages/counted'
import type { Size } from '@/lib/subjects/picture/sizes'

/** Words of the page of collages. */
export const collageWords = {
  input: 'Pictures',
  choose: 'Choose pictures',
  stopped: 'Nothing was read.',
  waiting: 'Choose pictures, drop them here or paste one.',
  board: 'Pictures in their order',
  ready: (count: number, { width, height }: Size) =>
    `${counted(count, 'picture', 'pictures')} on ${width} × ${height} pixels.`,
  preview: 'The collage',
  pair: ['Before', 'After'],
  placing: (name: string) =>
    `The box holds ${name}: drag it to its place, and a corner to its size. Press another card above to place that one.`,
  without: (count: number) => `${counted(count, 'file', 'files')} left out, with the reason below.`,
  longestSide: 12_000,
  tooLarge: ({ width, height }: Size) =>
    `This would be ${width} × ${height} pixels. Up to 12,000 a side are drawn: choose a smaller width or fewer pictures.`,
  tooMany: ({ width, height }: Size, most: number) =>
    `${width} × ${height} pixels are more than this device is trusted with (${Math.round(most / 1e6)} million): choose a smaller width.`,
  webp: 'WebP has room for 16,383 pixels a side.',
  stitched(shared: readonly number[]): string {
    const found = shared.filter((rows) => rows > 0)
    if (shared.length === 0) return ''
    if (found.length === 0)
      return 'No two screenshots repeat each other pixel by pixel: they stand one beneath the other. Screenshots as PNG, of equal width, can be joined.'
    const missed = shared.length - found.length
    const rows = `Joined at ${counted(found.length, 'place', 'places')}, where ${found.join(', ')} rows were repeated.`
    return missed === 0 ? rows : `${rows} At ${counted(missed, 'place', 'places')} nothing repeats.`
  },
  reading: 'Reading',
  drawing: (at: number, of: number) => `Picture ${at} of ${of}`,
  encoding: 'Encoding',
}
