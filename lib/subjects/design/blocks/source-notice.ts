import type { Notice } from '@/lib/kits/document/types'

interface Sourced {
  blocks: readonly { kind: string }[]
  source?: string | undefined
}

const chartKinds = ['bar', 'pie', 'line']

/** What is said where charts stand and nobody is named for their figures. */
export function sourceNotice({ blocks, source = '' }: Sourced): Notice[] {
  if (source.trim() !== '' || !blocks.some(({ kind }) => chartKinds.includes(kind))) return []
  return [
    {
      is: 'fair',
      says: 'The charts name no source. Say under “Source of the figures” whose they are and of when.',
    },
  ]
}
