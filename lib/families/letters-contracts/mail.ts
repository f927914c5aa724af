import { isProblem, problem, type Problem } from '@/lib/base/problem'
import { documentText } from '@/lib/kits/document/text'
import type { Block, Document, RichText } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { GeneratorContext } from '@/lib/kits/generator/types'
import { unfilledIn } from '@/lib/kits/generator/unfilled'
import { mailDraft } from '@/lib/subjects/letters/mail-draft'

const plain = (text: RichText) =>
  typeof text === 'string' ? text : text.map((span) => (typeof span === 'string' ? span : span.text)).join('')

/** In a message the head of the sheet is left out, and who signs is a name. */
function messageText({ blocks }: Document, { show }: GeneratorContext): string {
  const start = blocks.findIndex((block) => block.kind === 'paragraph' && /^(?:Dear|Hello) /.test(plain(block.text)))
  const said = blocks.slice(Math.max(start, 0)).map((block): Block => {
    if (block.kind !== 'signature') return block
    const names = block.signers.flatMap(({ name, title }) => [...(name ? [name] : []), ...(title ? [title] : [])])
    return { kind: 'paragraph', text: names.join('\n') }
  })
  return documentText({ blocks: said }, show)
}

/** The letter as a message that mail programs open as a draft. Refused while something is not filled in. */
export function mailFile(
  subject: (values: AnyValues) => string,
  build: (values: AnyValues, context: GeneratorContext) => Document | Problem,
) {
  return {
    label: 'e-mail draft (EML)',
    type: 'message/rfc822',
    extension: 'eml',
    make(values: AnyValues, context: GeneratorContext): string | Problem {
      const document = build(values, context)
      if (isProblem(document)) return document
      const [missing] = unfilledIn(document)
      if (missing !== undefined) return problem(null, `Fill in before it is sent: ${missing}.`)
      return mailDraft({ subject: subject(values), text: messageText(document, context) })
    },
  }
}
