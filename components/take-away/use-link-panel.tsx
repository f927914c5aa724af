import { useState } from 'react'
import { part } from '@/components/islands/part'
import type { LinkPanelProps } from './link-panel'

const LinkPanel = part<LinkPanelProps>('take-away/link-panel', () => import('./link-panel'))

/** What opens beneath a copied link. It goes as soon as one of `held` is another than in the link. */
export function useLinkPanel(...held: readonly unknown[]) {
  const [copied, setCopied] = useState<{ address: string; held: readonly unknown[] }>()
  return {
    show: (address: string | undefined) => setCopied(address === undefined ? undefined : { address, held }),
    panel: copied?.held.every((one, at) => one === held[at]) && (
      <LinkPanel address={copied.address} onClose={() => setCopied(undefined)} />
    ),
  }
}
