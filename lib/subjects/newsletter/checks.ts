import { englishCount } from '@/lib/base/format/english-count'
import type { Notice } from '@/lib/kits/document/types'
import { mergeTagsIn } from '@/lib/subjects/copy-rules/merge-tags'
import { readableOn } from '@/lib/subjects/design/palette'
import { contrastRatio } from '@/lib/subjects/qr/colour'
import { pictureAddress } from './addresses'
import { blockKinds, isEmpty, programs, type Look, type Newsletter, type TypedBlock } from './blocks'

/** Gmail shows so many bytes of a message and hides the rest behind a link: 102 KB of 1,024. It is measured by senders, not published. */
export const gmailBytes = 102 * 1024

const utf8 = new TextEncoder()
export const bytesOf = (text: string) => utf8.encode(text).length

const typed = (text: string | undefined) => (text ?? '').trim()
const named = (at: number, { kind }: TypedBlock) => `no. ${at + 1} (${blockKinds[kind]})`

/** Letters and what they stand on, with their contrast after WCAG 2.2. */
export function contrasts({ ink, accent, paper, ground }: Look): { name: string; ratio: number }[] {
  return [
    { name: 'text on the blocks', ratio: contrastRatio(ink, paper) },
    { name: 'links on the blocks', ratio: contrastRatio(accent, paper) },
    { name: 'words on buttons', ratio: contrastRatio(readableOn(accent), accent) },
    { name: 'the footer on what is behind', ratio: contrastRatio(ink, ground) },
  ]
}

/** Cut and not rounded, so that 4.499 is not 4.5. */
export const writtenRatio = (ratio: number) => (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)

const leastContrast = 4.5

function contrastNotices(look: Look): Notice[] {
  return contrasts(look)
    .filter(({ ratio }) => ratio < leastContrast)
    .map(({ name, ratio }) => ({
      is: 'bad',
      says: `The contrast of ${name} is ${writtenRatio(ratio)} to 1, and WCAG wants 4.5. Change a colour under “More options”.`,
    }))
}

function pictureNotices(block: TypedBlock, at: number): Notice[] {
  const picture = typed(block.picture)
  const alt = typed(block.alt)
  if (picture === '' || block.kind === 'button' || block.kind === 'text' || block.kind === 'line') return []
  if (block.kind === 'footer') return []
  if (pictureAddress(picture) === undefined)
    return [
      {
        is: 'bad',
        says: `The picture of ${named(at, block)} lies on your computer or is no address, so it was left out. Put it on your website and enter where it is there.`,
      },
    ]
  return [
    ...(/^http:/i.test(picture)
      ? [
          {
            is: 'fair' as const,
            says: `The picture of ${named(at, block)} comes over http. Some programs show none that does not begin with https.`,
          },
        ]
      : []),
    ...(alt === ''
      ? [
          {
            is: 'bad' as const,
            says: `The picture of ${named(at, block)} has no alternative text. It is read where pictures are off, and aloud.`,
          },
        ]
      : []),
    ...(/\.(?:png|jpe?g|gif|webp|svg|avif)$/i.test(alt)
      ? [
          {
            is: 'fair' as const,
            says: `The alternative text of ${named(at, block)} is the name of a file. Say what the picture shows.`,
          },
        ]
      : []),
  ]
}

function tagNotices(letter: Newsletter): Notice[] {
  const { subject, preview, blocks, program } = letter
  const texts = [
    subject,
    preview,
    ...blocks.flatMap(({ title, text, label, link }) => [title, text, label, link].map(typed)),
  ]
  const found = texts.map(mergeTagsIn)
  const broken = [...new Set(found.flatMap((one) => one.broken))]
  const form = program === 'other' ? undefined : programs[program].form
  const foreign =
    program === 'other'
      ? []
      : [...new Set(found.flatMap(({ tags }) => tags.filter((tag) => tag.program !== form).map(({ tag }) => tag)))]
  return [
    ...(broken.length > 0
      ? [{ is: 'bad' as const, says: `Not whole as tags: ${broken.join(', ')}. They would be sent as they stand.` }]
      : []),
    ...(foreign.length > 0 && program !== 'other'
      ? [
          {
            is: 'fair' as const,
            says: `${programs[program].name} writes tags in another way than ${foreign.join(', ')}, and would send them as they stand.`,
          },
        ]
      : []),
  ]
}

function sizeNotice(bytes: number): Notice {
  const size = `The HTML has ${englishCount(bytes)} of the ${englishCount(gmailBytes)} bytes (102 KB) that Gmail shows`
  if (bytes > gmailBytes)
    return { is: 'bad', says: `${size}: its end, with the way to unsubscribe, would be hidden. Make it shorter.` }
  if (bytes > gmailBytes * 0.8)
    return { is: 'fair', says: `${size}. The program that sends it makes links longer, so little is left.` }
  return { is: 'good', says: `${size}.` }
}

function blockNotices(block: TypedBlock, at: number): Notice[] {
  if (isEmpty(block)) return [{ is: 'plain', says: `Nothing stands in ${named(at, block)}, so it was left out.` }]
  return pictureNotices(block, at)
}

function footerNotices({ blocks }: Newsletter): Notice[] {
  const footers = blocks.filter(({ kind }) => kind === 'footer')
  return [
    ...(footers.length > 0 && blocks.at(-1)?.kind !== 'footer'
      ? [{ is: 'fair' as const, says: 'The footer is not the last block. People look for it at the end.' }]
      : []),
    ...(footers.every(({ text }) => typed(text) === '')
      ? [
          {
            is: 'fair' as const,
            says: 'The footer has no words. Say who sends it and where you can be reached by post: the law of the United States wants that address in every advertisement by e-mail.',
          },
        ]
      : []),
  ]
}

/** What the sender should know before it goes out. */
export function newsletterNotices(letter: Newsletter, bytes: number): Notice[] {
  return [
    sizeNotice(bytes),
    ...letter.blocks.flatMap(blockNotices),
    ...contrastNotices(letter.look),
    ...tagNotices(letter),
    ...footerNotices(letter),
  ]
}
