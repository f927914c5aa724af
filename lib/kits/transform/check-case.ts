import { isProblem } from '@/lib/base/problem'
import { bytesOfText } from '@/lib/base/encoding/charset'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { createShow } from '@/lib/base/format/show'
import { checkedMessages as says } from '@/lib/messages/checked'
import { regionOf } from '@/lib/base/region/regions'
import { charsetOf, otherSide, type TransformDeclaration } from './declaration'
import type { Made } from './made'
import { runTransform, type TransformModule } from './run'
import type { AnyTransformCase, Content, Refusal, Side } from './types'

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/[0-9a-f]{2}/gi) ?? [], (two) => parseInt(two, 16))
}

/** Content as it goes in or must come out: text, or bytes where the side has them and they can be written. */
export function contentOn(side: Side, content: Content, options: AnyValues): string | Uint8Array<ArrayBuffer> {
  if ('hex' in content) return bytesOfHex(content.hex)
  if (side.kind === 'text') return content.text
  const bytes = bytesOfText(content.text, charsetOf(side, options))
  return 'unwritable' in bytes ? content.text : bytes
}

/** All of a result, whatever the page would show of it. */
export async function wholeOf(made: Made): Promise<string | Uint8Array<ArrayBuffer>> {
  const bytes = made.whole && new Uint8Array(await made.whole.arrayBuffer())
  if (made.kind === 'bytes') return bytes ?? made.head
  return bytes ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : made.text
}

function written(content: string | Uint8Array): string {
  return typeof content === 'string'
    ? JSON.stringify(content)
    : [...content].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
}

function differsBy(expected: string, found: string): string {
  return `${says.expected} ${expected}, ${says.found} ${found}`
}

/** What a case or an example does not agree with; empty where it agrees. */
export async function checkCase(
  module: TransformModule,
  declaration: TransformDeclaration,
  one: Omit<AnyTransformCase, 'source'>,
): Promise<string> {
  const from = one.inverse ? 'gives' : 'takes'
  const to = declaration[otherSide(from)]
  const options = initialValues(declaration.options, one.options)
  const context = { show: createShow(regionOf('global')), progress: () => {} }
  const given = contentOn(declaration[from], one.given, options)
  const outcome = await runTransform(module, { declaration, from, options }, given, context)
  const { refused, expect, notice } = one
  if (isProblem(outcome)) {
    const { at, field, message } = outcome as Refusal
    if (!refused) return message
    if (refused.at !== undefined && at?.offset !== refused.at) return differsBy(`@${refused.at}`, `@${at?.offset}`)
    if (refused.field !== undefined && field !== refused.field) return differsBy(refused.field, String(field))
    return message.includes(refused.says ?? '') ? '' : differsBy(refused.says ?? '', message)
  }
  const gives = written(await wholeOf(outcome))
  if (refused || !expect) return differsBy(refused ? '—' : '?', gives)
  const wanted = written(contentOn(to, expect, options))
  if (gives !== wanted) return differsBy(wanted, gives)
  const notices = outcome.notices.map((found) => found.says).join(' ')
  if (notice === null) return notices === '' ? '' : differsBy('—', notices)
  return notice === undefined || notices.includes(notice) ? '' : differsBy(notice, notices)
}
