import { englishCount as count } from '@/lib/base/format/english-count'
import type { Finding } from '@/lib/kits/app/views'
import type { Base64Findings } from '@/lib/base/encoding/base64'
import type { DecodeFault } from '@/lib/subjects/base64-files/decode-task'
import { faultSentence, findingNotices } from '@/lib/subjects/base64-files/said'

/* What pages that read Base64 say of it. Their options are called `reads` and `repair`, their text `text`. */

/** Ways out of a fault. What one way does not help with is not offered. */
function offersFor({ fault }: DecodeFault, many: string): Finding['offers'] {
  const all = { label: many, sets: { reads: 'many' } }
  const cut = { label: 'Keep what comes before', sets: { repair: 'cut' } }
  if (fault === 'foreign') return [{ label: 'Skip what is no Base64', sets: { repair: 'skip' } }, cut, all]
  if (fault === 'after-padding') return [all, cut]
  return fault === 'single' ? [{ label: 'Leave out the last character', sets: { repair: 'cut' } }, all] : [all]
}

const details: Partial<Record<DecodeFault['fault'], string>> = {
  single:
    'Four characters carry three bytes, two carry one and three carry two. A single one left over carries six bits, which are no byte: the text was cut, or a character is missing somewhere before.',
  'plain-data-uri': 'Its data is written with % escapes. Decode it as an address instead.',
}

/** Where a text is no Base64, why, and what can be done; `many` is on the button that looks for all in it. */
export function faultFinding(fault: DecodeFault, many: string): Finding {
  const { offset, length, text, spot } = fault
  const character = text === '' ? undefined : `“${text.slice(0, 12)}”`
  const place = spot ? '' : ` It stands at byte ${count(offset + 1)} of the file.`
  const detail = details[fault.fault]
  const offers = offersFor(fault, many)
  return {
    tone: 'bad',
    says: `${faultSentence(fault, count, character)}${place}`,
    ...(detail !== undefined && { detail }),
    ...(spot && { at: { input: 'text', ...spot, offset, length } }),
    ...(offers && { offers }),
  }
}

/** What was passed over and left out while a text was read. */
export function readingFindings(findings: Base64Findings, characters: number, cutAt: number | undefined): Finding[] {
  return [
    ...(cutAt === undefined
      ? []
      : [{ tone: 'warn', says: `Cut after ${count(characters)} characters: what follows was left out.` } as const]),
    ...findingNotices(findings, count).map(({ is, says: notice }): Finding => ({
      tone: is === 'fair' ? 'warn' : 'plain',
      says: notice,
    })),
  ]
}

/** The two options of a reading that are shared. */
export const repairs = { none: 'Stop and say where', skip: 'Skip what is no Base64', cut: 'Keep what comes before' }
