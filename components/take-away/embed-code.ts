import { escapeHtml } from '@/lib/base/text/escape-html'
import { writeAddressState } from '@/lib/kits/fields/address-state'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

interface Framed {
  id: string
  name: string
  inputs: Fields
}

/** The HTML that shows a tool with these values in a page of another site. Values too long for an address are left out. */
export function embedCode({ id, name, inputs }: Framed, values: AnyValues): string {
  const state = writeAddressState(inputs, values)
  const address = `${location.origin}${basePath}/embed/?tool=${id}${state === undefined ? '' : `#${state}`}`
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(name)}" width="100%" height="720" style="border:0" loading="lazy" allow="clipboard-write"></iframe>`
}
