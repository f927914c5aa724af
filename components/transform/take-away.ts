import { askForFile } from '@/components/take-away/ask-for-file'
import { carryText } from '@/components/take-away/carry'
import { copyMade } from '@/components/take-away/copy-made'
import { copyLink, copyText, saveFile } from '@/components/take-away/take-away'
import { printText } from '@/components/take-away/print-text'
import { toast } from '@/components/ui/toast'
import { bytesOfText } from '@/lib/base/encoding/charset'
import { writeAddressState } from '@/lib/kits/fields/address-state'
import { longText } from '@/lib/kits/fields/define'
import type { CarryTarget } from '@/lib/kits/carried/kinds'
import type { AnyValues } from '@/lib/kits/fields/types'
import { linkMessages } from '@/lib/messages/link'
import { transformMessages as says } from '@/lib/messages/transform'
import { charsetOf, type TransformDeclaration } from '@/lib/kits/transform/declaration'
import type { SideName } from '@/lib/kits/transform/types'
import { linkNames } from '@/lib/kits/transform/declaration'
import { isMade, type Input, type Shown } from './input'

/* Ways of taking a side away. Loaded on use. */

export async function copyShown(shown: Shown): Promise<void> {
  if (!isMade(shown)) return copyText('text' in shown ? shown.text : await shown.file.text())
  return shown.whole ? copyMade(shown.whole, linkMessages.copied) : copyText(shown.text ?? '')
}

export async function printShown(title: string, shown: Shown): Promise<void> {
  if (!isMade(shown)) return printText(title, 'text' in shown ? shown.text : await shown.file.text())
  return printText(title, shown.whole ? await shown.whole.text() : (shown.text ?? ''))
}

export async function carryShown(target: CarryTarget, shown: Shown): Promise<void> {
  if (!isMade(shown)) return carryText(target, 'text' in shown ? shown.text : await shown.file.text())
  return carryText(target, shown.whole ? await shown.whole.text() : (shown.text ?? ''))
}

export async function copyInputLink(
  declaration: TransformDeclaration,
  options: AnyValues,
  input: Input,
): Promise<string | undefined> {
  if ('file' in input) return void toast(says.onlyText)
  const name = linkNames[input.side]
  const fields = { ...declaration.options, [name]: longText(name, {}) }
  const values = { ...options, [name]: input.text }
  return writeAddressState(fields, values) === undefined ? void toast(says.tooLongForLink) : copyLink(fields, values)
}

function contentOf(shown: Shown, declaration: TransformDeclaration, side: SideName, options: AnyValues): Blob {
  if (isMade(shown)) return shown.whole ?? new Blob([shown.kind === 'text' ? shown.text : shown.head])
  if ('file' in shown) return shown.file
  if (declaration[side].kind === 'text') return new Blob([shown.text])
  const bytes = bytesOfText(shown.text, charsetOf(declaration[side], options))
  return new Blob([bytes instanceof Uint8Array ? bytes : shown.text])
}

const endings = /\.(txt|b64|base64|hex)$/i

interface Saving {
  declaration: TransformDeclaration
  options: AnyValues
  side: SideName
  shown: Shown
  /** Where the other side came from. */
  input: Input
  engineHref: string
}

interface Engine {
  fileKind(head: Uint8Array): Promise<{ extension: string; type: string } | undefined>
}

async function kindOf({ shown, declaration, side, engineHref }: Saving, content: Blob) {
  const { extension = 'txt', type = 'text/plain', kind } = declaration[side]
  if (isMade(shown) && shown.file) return shown.file
  if (kind === 'text' || (isMade(shown) && shown.text !== undefined)) return { extension, type }
  const head = new Uint8Array(await content.slice(0, 65_536).arrayBuffer())
  // Without the engine the file is saved all the same.
  const engine = await (
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ engineHref) as Promise<Engine>
  ).catch(() => undefined)
  const unknown = isMade(shown)
    ? { extension: declaration[side].extension ?? 'bin', type: 'application/octet-stream' }
    : { extension, type }
  return (await engine?.fileKind(head)) ?? unknown
}

function nameFor({ declaration, side, input, shown }: Saving, extension: string): string {
  const from = isMade(shown) && input.side !== side ? ('file' in input ? input.file.name : input.name) : undefined
  if (from === undefined) return `${declaration.id}.${extension}`
  if (declaration[side].kind === 'text') return `${from}.${extension}`
  const stem = from.replace(endings, '')
  return stem.toLowerCase().endsWith(`.${extension}`) ? stem : `${stem}.${extension}`
}

/** A large file goes straight to the disk where the browser can do that. */
const straightAbove = 64 * 1024 * 1024

async function saveLarge(name: string, content: Blob): Promise<boolean> {
  if (content.size < straightAbove) return false
  const file = await askForFile(name)
  if (!file) return false
  if (file === 'cancelled') return true
  try {
    await content.stream().pipeTo(await file.createWritable())
  } catch (error) {
    // The disk is full or the file is locked: the ordinary download has a place of its own.
    if (error instanceof DOMException) return false
    throw error
  }
  await toast(says.saved(name))
  return true
}

export async function saveShown(saving: Saving): Promise<void> {
  const content = contentOf(saving.shown, saving.declaration, saving.side, saving.options)
  const { extension, type } = await kindOf(saving, content)
  const name = nameFor(saving, extension)
  if (!(await saveLarge(name, content))) saveFile(name, type, content)
}
