import { roundHalfAway } from '@/lib/base/money/minor-units'
import { chargedTax } from './charged-tax'

/** Amounts of one supply, whole paise. */
export interface GstAmounts {
  taxable: number
  cgst: number
  sgst: number
  igst: number
  cess: number
}

export interface GstTerms {
  /** GST in full, and compensation cess, as fractions of the taxable value. */
  rate: number
  cessRate: number
  /** The price holds the taxes. */
  inclusive: boolean
  /** IGST in full; otherwise half CGST and half SGST. */
  interState: boolean
}

/**
 * GST of one supply at `price` (whole paise). Each tax is rounded to the paisa, CGST and SGST alike, so an inclusive price is
 * always met exactly: the taxable value is what the taxes leave of it. `round` may be another rounding of paise, or none.
 * Source: India, CGST Act 2017, sections 9 and 15; IGST Act 2017, section 5; CGST Rules, rule 35, for inclusive prices.
 */
export function gstOf(
  price: number,
  { rate, cessRate, inclusive, interState }: GstTerms,
  round: (paise: number) => number = roundHalfAway,
): GstAmounts {
  const rates = interState ? [0, 0, rate, cessRate] : [rate / 2, rate / 2, 0, cessRate]
  const { net, taxes } = chargedTax(price, rates, inclusive, round)
  const [cgst = 0, sgst = 0, igst = 0, cess = 0] = taxes
  return { taxable: net, cgst, sgst, igst, cess }
}

/** Paise, whole or not, to the whole rupee: fifty paise and more go up. Source: CGST Act 2017, section 170. */
export function roundedToRupee(paise: number): number {
  return roundHalfAway(paise / 100) * 100
}

/** What is owed, or held, under each head. */
export interface GstHeads {
  igst: number
  cgst: number
  sgst: number
  cess: number
}

export interface GstSetOff {
  fromIgst: GstHeads
  fromCgst: GstHeads
  fromSgst: GstHeads
  fromCess: GstHeads
  /** Left to pay in cash. */
  cash: GstHeads
  /** Credit carried forward. */
  left: GstHeads
}

/**
 * Input tax credit set against output tax in the order of the law: IGST credit pays IGST, then CGST and SGST, and is used up
 * before any other; then CGST credit pays CGST and IGST, SGST credit pays SGST and IGST. CGST and SGST credit never pay each
 * other, cess credit pays cess alone. What IGST credit pays of CGST and of SGST is the taxpayer's choice; here it goes first where
 * the head's own credit falls short, which leaves the least cash to pay. All amounts in one unit, none negative.
 * Source: India, CGST Act 2017, sections 49(5), 49A and 49B; CGST Rules, rule 88A; Circular 98/17/2019-GST.
 */
export function setOffGst(due: GstHeads, credit: GstHeads): GstSetOff {
  const none = { igst: 0, cgst: 0, sgst: 0, cess: 0 }
  const integrated = Math.min(due.igst, credit.igst)
  let spare = credit.igst - integrated
  const take = (wanted: number) => {
    const taken = Math.max(0, Math.min(spare, wanted))
    spare -= taken
    return taken
  }
  const shortCentral = take(due.cgst - credit.cgst)
  const shortState = take(due.sgst - credit.sgst)
  const central = shortCentral + take(due.cgst - shortCentral)
  const state = shortState + take(due.sgst - shortState)
  const fromIgst = { ...none, igst: integrated, cgst: central, sgst: state }
  const ownCentral = Math.min(due.cgst - central, credit.cgst)
  const centralForIgst = Math.min(due.igst - integrated, credit.cgst - ownCentral)
  const ownState = Math.min(due.sgst - state, credit.sgst)
  const stateForIgst = Math.min(due.igst - integrated - centralForIgst, credit.sgst - ownState)
  const cess = Math.min(due.cess, credit.cess)
  return {
    fromIgst,
    fromCgst: { ...none, cgst: ownCentral, igst: centralForIgst },
    fromSgst: { ...none, sgst: ownState, igst: stateForIgst },
    fromCess: { ...none, cess },
    cash: {
      igst: due.igst - integrated - centralForIgst - stateForIgst,
      cgst: due.cgst - central - ownCentral,
      sgst: due.sgst - state - ownState,
      cess: due.cess - cess,
    },
    left: {
      igst: spare,
      cgst: credit.cgst - ownCentral - centralForIgst,
      sgst: credit.sgst - ownState - stateForIgst,
      cess: credit.cess - cess,
    },
  }
}
