import type { LookName } from './looks'
import type { Document } from './types'

/** What a form asks of the sheet: a logo as a data address, its paper, look and colour. */
export interface SheetLook {
  logo: string | undefined
  paper: 'a4' | 'letter'
  look: LookName
  colour: string
}

/** The same as a document names it. */
export function sheetOf({ paper, look, colour }: SheetLook): Pick<Document, 'sheet' | 'look' | 'colour'> {
  return { sheet: paper, look, colour }
}
