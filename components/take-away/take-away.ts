import { toast } from '@/components/ui/toast'
import { writeAddressState } from '@/lib/kits/fields/address-state'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { linkMessages } from '@/lib/messages/link'

/* Ways of taking something away that every kit shares. Loaded on use. */

export async function copyText(text: string, done: string = linkMessages.copied): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  toast(copied ? done : linkMessages.copyFailed)
}

export function saveFile(name: string, type: string, content: BlobPart): void {
  const href = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Browsers read a large file, and Safari any, after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 600_000)
}

/** The address of a tool's own page, also where another site shows the tool in a frame. */
export const pageAddress = () => location.origin + (document.documentElement.dataset.embedded ?? location.pathname)

/** The address that opens this page with these values. Undefined where it would be too long. */
export function addressWith(fields: Fields, values: AnyValues): string | undefined {
  const state = writeAddressState(fields, values)
  return state === undefined ? undefined : `${pageAddress()}#${state}`
}

/** Puts the values of a form into the address, copies it and gives it back. Undefined where it would be too long. */
export async function copyLink(fields: Fields, values: AnyValues): Promise<string | undefined> {
  const address = addressWith(fields, values)
  if (address === undefined) return void toast(linkMessages.addressTooLong)
  history.replaceState(null, '', new URL(address).hash)
  await copyText(address, linkMessages.linkCopied)
  return address
}
