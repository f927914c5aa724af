import { counted, whole } from '@/lib/messages/counted'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import { sizeInWords } from '@/lib/messages/workbench'
import type { ImageRemark } from '@/lib/subjects/base64-files/image-task'
import type { PictureKind } from '@/lib/subjects/picture/head'

const { kindName } = pictureFileMessages

/** What the worker and the page say of pictures that become Base64. */
export const imageToBase64Words = {
  waiting: 'Choose, drop or paste pictures. They are read here and sent nowhere.',
  notAPicture:
    'This is no picture: its bytes are of none of the formats that are read. The Base64 File Encoder takes any file.',
  notText: 'This SVG holds bytes that are no text. Save it as UTF-8.',
  drawing: (fault: string) => `The file ${fault}.`,
  done: (count: number) => `${counted(count, 'picture', 'pictures')} encoded.`,
  failed: (count: number) => `${counted(count, 'file', 'files')} without a result, with the reason below.`,
  wrongName: (ending: string, kind: PictureKind) =>
    `Its name ends in .${ending}, but its bytes are those of ${kindName(kind)}. The data URI says what the bytes are.`,
  large: (characters: number) =>
    `${whole(characters)} characters in a page or style sheet are fetched again with each change of it, and cannot be cached alone. Above about 10 KB a file of its own is the better way.`,
  tooLongToShow: (characters: number) => `The first ${whole(characters)} characters`,
  mail: (id: string) =>
    `Gmail and Outlook show no data URIs. Put this part into the message and <img src="cid:${id}" alt=""> into its HTML.`,
  mailTooLong: 'This is too long to be folded for a mail. Make the picture smaller first.',
  shorter: (address: number, base64: number) =>
    address < base64
      ? `As text ${whole(address)} characters, in Base64 ${whole(base64)}: text is ${Math.round((1 - address / base64) * 100)}% shorter.`
      : `As text ${whole(address)} characters, in Base64 ${whole(base64)}: here Base64 is no longer.`,
  growth(bytes: number, characters: number): string {
    const percent = Math.round((characters / bytes - 1) * 100)
    return `${whole(characters)} (${percent >= 0 ? '+' : ''}${percent}%)`
  },
  became: (before: number, after: number) =>
    before === after ? sizeInWords(before) : `${sizeInWords(before)} → ${sizeInWords(after)}`,
  remark(remark: ImageRemark): string {
    switch (remark.is) {
      case 'moves':
        return `It moves, with ${counted(remark.frames, 'frame', 'frames')}, and was encoded as it is.`
      case 'no-browser':
        return `${kindName(remark.kind)} is not shown by every browser. It was encoded as it is.`
      case 'cut-off':
        return 'The file was cut off: its end is missing.'
      case 'tidied':
        return `Tidied: ${sizeInWords(remark.before)} became ${sizeInWords(remark.after)}.${remark.active > 0 ? ` ${counted(remark.active, 'script or handler was', 'scripts and handlers were')} taken out.` : ''}`
      case 'not-tidied':
        return 'It could not be tidied and was encoded as it is.'
      case 'links-left':
        return `Scripts are out, links and addresses of other files stayed in, since it ${remark.why}.`
      case 'drawing-stays':
        return 'A drawing has no pixels to be made fewer.'
      case 'runs':
        return `It holds ${counted(remark.active, 'script or handler', 'scripts and handlers')}. In an img they do not run; inline in a page they would.`
    }
  },
}
