import { counted } from '@/lib/messages/counted'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import { sizeInWords } from '@/lib/messages/workbench'
import type { Size } from '@/lib/subjects/picture/sizes'
import type { Remark } from '@/lib/subjects/picture/task'

const { kindName } = pictureFileMessages
const dimensions = ({ width, height }: Size) => `${width} × ${height}`

function change(percent: number): string {
  if (percent === 0) return 'the same size'
  return percent > 0 ? `${percent}% smaller` : `${-percent}% larger`
}

/** Words of the pages of picture tools. */
export const pictureWords = {
  pictures: 'Pictures',
  choose: 'Choose pictures',
  stopped: 'Nothing was written.',
  size: 'Size',
  sizes: (before: string, after: string, percent: number) => `${before} → ${after}, ${change(percent)}`,
  pixels: 'Pixels',
  dimensions,
  fromTo: (before: Size, after: Size) => `${dimensions(before)} → ${dimensions(after)}`,
  format: 'Format',
  formats: (before: string, after: string) =>
    before === after ? kindName(after) : `${kindName(before)} → ${kindName(after)}`,
  quality: 'Quality',
  likeness: 'SSIM',
  smallOf: (name: string) => `Small view of ${name}`,
  save: 'Save',
  show: 'Compare',
  shown: (name: string) => `Shown: ${name}`,
  before: (size: string) => `Before, ${size}`,
  after: (size: string) => `After, ${size}`,
  total: (count: number, before: string, after: string, percent: number) =>
    `${counted(count, 'picture', 'pictures')}: ${before} → ${after}, ${change(percent)}.`,
  without: (count: number) => `${counted(count, 'file', 'files')} without a result, with the reason below.`,
  saveShown: 'Save this picture',
  saveAll: 'Save all as ZIP',
  share: 'Share',
  remark(remark: Remark): string {
    switch (remark.is) {
      case 'kept-original':
        return 'Writing it anew would gain nothing, so the pixels of the file are kept as they are.'
      case 'notes-taken-out':
        return 'Its notes were taken out.'
      case 'flattened':
        return 'JPEG has no transparency: see-through parts stand on the background colour.'
      case 'palette':
        return `Drawn in ${remark.colours} colours.`
      case 'shrunk':
        return `Made smaller to reach the size: ${dimensions(remark.from)} became ${dimensions(remark.to)}.`
      case 'limit-missed':
        return `The size could not be reached: the smallest that is written has ${sizeInWords(remark.size)}.`
      case 'notes-not-kept':
        return `Notes are not written into ${kindName(remark.kind)} here, or were too long for it.`
      case 'cmyk':
        return 'It was in CMYK; the browser turned its colours into sRGB.'
      case 'deep':
        return `It has ${remark.bits} bits a channel.`
      case 'profile':
        return 'Its colour profile was applied or kept.'
      case 'turned':
        return 'It lay turned by its EXIF orientation and is shown upright.'
      case 'cut-off':
        return 'The file was cut off: what the browser could read of it was used.'
    }
  },
}
