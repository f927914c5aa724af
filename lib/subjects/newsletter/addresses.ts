import { mergeTagsIn, withoutTags } from '@/lib/subjects/copy-rules/merge-tags'
import { safeAddress } from '@/lib/subjects/signature/signature'

const isMail = (text: string) => /^mailto:[^\s@<>"]+@[^\s@<>"]+$/i.test(text)
const isPhone = (text: string) => /^tel:\+?[\d\s().-]+$/i.test(text)

/**
 * An address that a newsletter may lead to: http, https (put before a bare domain), mailto and tel, and what a mail program fills in by a
 * tag, wholly or within an address. undefined for what is none of them, scripts among it.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /["<>\n]/.test(text)) return undefined
  const { tags, broken } = mergeTagsIn(text)
  if (broken.length > 0) return undefined
  if (tags.length > 0 && withoutTags(text, '').trim() === '') return text
  if (isMail(text) || isPhone(text)) return text
  const plain = withoutTags(text, 'x')
  const safe = safeAddress(plain)
  if (safe === undefined) return undefined
  return safe === plain ? text : `https://${text}`
}

/** An address from which a mail program can fetch a picture; undefined for one that lies on a computer, or is no address. */
export function pictureAddress(typed: string): string | undefined {
  const address = linkAddress(typed)
  return address === undefined || /^(?:mailto|tel):/i.test(address) ? undefined : address
}
