import { linkAddress } from './addresses'
import { isEmpty, senderOf, tagOf, type Newsletter, type TypedBlock } from './blocks'
import { plainPassages } from './prose'

const typed = (text: string | undefined) => (text ?? '').trim()
const ruler = '----------------------------------------'

/** Where a block leads, with the words of its button before it. */
function leads({ label, link }: TypedBlock): string {
  const href = linkAddress(typed(link))
  if (href === undefined) return ''
  return typed(label) === '' ? href : `${typed(label)}: ${href}`
}

function footerText(letter: Newsletter, block: TypedBlock): string {
  const address = tagOf(letter, 'unsubscribe')?.address ?? ''
  const says = typed(block.label) === '' ? 'Unsubscribe' : typed(block.label)
  return [
    ruler,
    plainPassages(typed(block.text)),
    senderOf(letter) ?? '',
    `${says}: ${linkAddress(address) ?? address}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function blockText(letter: Newsletter, block: TypedBlock): string {
  if (block.kind === 'line') return ruler
  if (block.kind === 'footer') return footerText(letter, block)
  const title = block.kind === 'button' ? '' : typed(block.title)
  const isNamed = title !== '' || typed(block.text) !== ''
  return [title, plainPassages(typed(block.text)), isNamed || block.kind !== 'header' ? leads(block) : '']
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The same message as plain text, for programs and people that take no HTML. Lines are not broken: the program does that. */
export function newsletterText(letter: Newsletter): string {
  const web = letter.hasWebVersion ? (tagOf(letter, 'web')?.address ?? '') : ''
  const parts = [
    web === '' ? '' : `View in a browser: ${web}`,
    ...letter.blocks.filter((block) => !isEmpty(block)).map((block) => blockText(letter, block)),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n\n')}\n`
}
