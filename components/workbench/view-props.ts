import type { Offer, Spot, View } from '@/lib/kits/app/views'
import type { Desk } from './desk'

/** What the views of a page share. */
export interface SharedViewProps {
  /** Said by copy buttons after the name, where more than one list has that name. */
  of?: string
  /** They are of something earlier. */
  dimmed?: boolean
  /** Takes a way out. */
  onOffer?: (offer: Offer) => void
  /** Puts the cursor there. */
  onGo?: (spot: Spot) => void
  picks?: Readonly<Record<string, string>>
  /** Undefined takes the choice back. */
  onPick?: (name: string, value: string | undefined) => void
  /** Whom views ask that are read in part; a new one for every answer. */
  desk?: Desk | undefined
  /** Changes when what the desk holds was written anew. */
  version?: unknown
  wanted?: WantedNode | undefined
}

/** A node of what a desk holds that the tree is to show, as a new object for every wish. */
export interface WantedNode {
  node: number
  desk: Desk | undefined
}

export type OneViewProps<Kind extends View['kind']> = SharedViewProps & { view: View & { kind: Kind } }
