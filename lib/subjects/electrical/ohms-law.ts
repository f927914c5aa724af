/** Volts, amperes, ohms and watts of one resistance; V and I are signed, R and P are not below 0. */
export interface Resistive {
  voltage: number
  current: number
  resistance: number
  power: number
}
export type Quantity = keyof Resistive
export type Known = { readonly [Name in Quantity]?: number | undefined }

/**
 * Why two values have no single answer: `open` means that no finite resistance fits, `short` that no finite current does,
 * `any` that every value fits, `signs` that voltage and current oppose each other.
 */
export interface NoAnswer {
  reason: 'open' | 'short' | 'any' | 'signs'
  /** The value to change. */
  at: Quantity
}

/** The twelve forms of Ohm's and Joule's laws: which quantity, from which two. */
export const forms = [
  { finds: 'voltage', from: ['current', 'resistance'], says: 'I × R' },
  { finds: 'voltage', from: ['power', 'current'], says: 'P ÷ I' },
  { finds: 'voltage', from: ['power', 'resistance'], says: '√(P × R)' },
  { finds: 'current', from: ['voltage', 'resistance'], says: 'V ÷ R' },
  { finds: 'current', from: ['power', 'voltage'], says: 'P ÷ V' },
  { finds: 'current', from: ['power', 'resistance'], says: '√(P ÷ R)' },
  { finds: 'resistance', from: ['voltage', 'current'], says: 'V ÷ I' },
  { finds: 'resistance', from: ['voltage', 'power'], says: 'V² ÷ P' },
  { finds: 'resistance', from: ['power', 'current'], says: 'P ÷ I²' },
  { finds: 'power', from: ['voltage', 'current'], says: 'V × I' },
  { finds: 'power', from: ['current', 'resistance'], says: 'I² × R' },
  { finds: 'power', from: ['voltage', 'resistance'], says: 'V² ÷ R' },
] as const satisfies readonly { finds: Quantity; from: readonly [Quantity, Quantity]; says: string }[]

export const symbols: Readonly<Record<Quantity, string>> = { voltage: 'V', current: 'I', resistance: 'R', power: 'P' }

/**
 * All four quantities of a resistance from exactly two of them: V = I·R and P = V·I (IEC 60050-131, Ohm's and Joule's laws).
 * From R and P the positive root is taken. Refuses pairs without one finite answer.
 */
export function solveResistive(known: Known): Resistive | NoAnswer {
  return withoutAnswer(known) ?? resistiveOf(known)
}

function withoutAnswer({ voltage, current, resistance, power }: Known): NoAnswer | undefined {
  if (voltage !== undefined && current !== undefined) {
    if (current === 0) return { reason: voltage === 0 ? 'any' : 'open', at: 'current' }
    return voltage * current < 0 ? { reason: 'signs', at: 'current' } : undefined
  }
  if (voltage !== undefined && resistance === 0) return { reason: voltage === 0 ? 'any' : 'short', at: 'resistance' }
  if (voltage !== undefined && power !== undefined) {
    if (voltage === 0) return { reason: power === 0 ? 'any' : 'short', at: 'voltage' }
    return power === 0 ? { reason: 'open', at: 'power' } : undefined
  }
  if (current === 0 && power !== undefined) return { reason: power === 0 ? 'any' : 'open', at: 'current' }
  if (power !== undefined && resistance === 0) return { reason: power === 0 ? 'any' : 'short', at: 'resistance' }
  return undefined
}

function resistiveOf({ voltage, current, resistance, power }: Known): Resistive {
  if (voltage !== undefined && current !== undefined)
    return { voltage, current, resistance: voltage / current, power: voltage * current }
  if (voltage !== undefined && resistance !== undefined)
    return { voltage, current: voltage / resistance, resistance, power: (voltage * voltage) / resistance }
  if (voltage !== undefined && power !== undefined)
    return { voltage, current: power / voltage, resistance: (voltage * voltage) / power, power }
  if (current !== undefined && resistance !== undefined)
    return { voltage: current * resistance, current, resistance, power: current * current * resistance }
  if (current !== undefined && power !== undefined)
    return { voltage: power / current, current, resistance: power / (current * current), power }
  if (resistance === undefined || power === undefined) throw new Error('Two known quantities are needed')
  return { voltage: Math.sqrt(power * resistance), current: Math.sqrt(power / resistance), resistance, power }
}
