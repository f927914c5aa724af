import { useState } from 'react'
import { part } from '@/components/islands/part'
import type { LinkPanelProps } from './link-panel'

const LinkPanel = part<LinkPanelProps>('take-away/link-panel', () => import('./link-panel'))

/** What opens beneath a copied link. It goes as soon as `values` are others than those of the link. */
export function useLinkPanel(values: unknown) {
  const [copied, setCopied] = useState<{ address: string; of: unknown }>()
  return {
    show: (address: string | undefined) => setCopied(address === undefined ? undefined : { address, of: values }),
    panel: copied?.of === values && copied && (
      <LinkPanel address={copied.address} onClose={() => setCopied(undefined)} />
    ),
  }
}
