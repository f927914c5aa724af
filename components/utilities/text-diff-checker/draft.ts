import type { CompareOptions, CompareUnit } from '@/lib/subjects/diff/comparison'
import { ignoreNothing, type WhitespaceRule } from '@/lib/subjects/diff/ignore'
import type { TextSource } from '@/lib/subjects/diff/task'
import { textDiffMessages, type SideName } from '@/lib/tools/utilities/text/text-diff-checker.messages'
import { defineStore } from '@/lib/platform/storage/store'
import { isRecord } from '@/lib/platform/storage/is-record'

export interface SideInput {
  text: string
  /** The file it came from; empty for text that was typed or pasted. */
  name: string
  /** How the file was read; undefined for text that was typed or pasted, or restored. */
  source?: TextSource
}

/** `auto` follows the width of the window. */
type ViewChoice = 'auto' | 'side' | 'inline'

export interface Draft extends Record<SideName, SideInput> {
  options: CompareOptions
  view: ViewChoice
  fold: boolean
}

export const emptySide: SideInput = { text: '', name: '' }

const emptyDraft: Draft = {
  left: emptySide,
  right: emptySide,
  // A text pasted into a browser has lost its CRLF; counting line ends would mark every line against a file that has them.
  options: { unit: 'line', ignore: { ...ignoreNothing, lineEnds: true } },
  view: 'auto',
  fold: true,
}

/** Characters of both sides that are kept between visits. */
const keptCharacters = 1_000_000

export const draftStore = defineStore<Draft>({
  key: 'text-diff-checker',
  version: 1,
  initial: emptyDraft,
  read: readDraft,
})

/** What of a draft is kept: all of it, or only the settings when the texts are too long. */
export function keepable(draft: Draft): Draft {
  if (isTooLongToKeep(draft)) return { ...draft, left: emptySide, right: emptySide }
  return { ...draft, left: withoutSource(draft.left), right: withoutSource(draft.right) }
}

export function isTooLongToKeep({ left, right }: Draft): boolean {
  return left.text.length + right.text.length > keptCharacters
}

function withoutSource({ text, name }: SideInput): SideInput {
  return { text, name }
}

function readDraft(raw: unknown): Draft | undefined {
  if (!isRecord(raw) || !isRecord(raw.options) || !isRecord(raw.options.ignore)) return undefined
  const left = readSide(raw.left)
  const right = readSide(raw.right)
  const { unit, ignore } = raw.options
  const { letterCase, whitespace, lineEnds, pattern } = ignore
  if (!left || !right || !isUnit(unit) || !isWhitespaceRule(whitespace)) return undefined
  if (typeof letterCase !== 'boolean' || typeof lineEnds !== 'boolean' || typeof pattern !== 'string') return undefined
  if (typeof raw.fold !== 'boolean' || (raw.view !== 'auto' && raw.view !== 'side' && raw.view !== 'inline'))
    return undefined
  return {
    left,
    right,
    options: { unit, ignore: { letterCase, whitespace, lineEnds, pattern } },
    view: raw.view,
    fold: raw.fold,
  }
}

function readSide(raw: unknown): SideInput | undefined {
  if (!isRecord(raw) || typeof raw.text !== 'string' || typeof raw.name !== 'string') return undefined
  return { text: raw.text, name: raw.name }
}

function isUnit(raw: unknown): raw is CompareUnit {
  return typeof raw === 'string' && Object.hasOwn(textDiffMessages.units, raw)
}

function isWhitespaceRule(raw: unknown): raw is WhitespaceRule {
  return typeof raw === 'string' && Object.hasOwn(textDiffMessages.whitespaceRules, raw)
}
