/** Scripts that lock bitcoins, as most wallets use them. */
export type ScriptType = 'p2pkh' | 'p2sh-p2wpkh' | 'p2wpkh' | 'p2tr'

/**
 * Virtual bytes of what a transaction is made of, with signatures of 72 bytes, and the least that nodes pass on (dust).
 * Sources: BIP 141 and BIP 341; Bitcoin Optech, transaction size calculator; Bitcoin Core, policy.cpp with its default of
 * 3 satoshis a virtual byte.
 */
const sizes: Readonly<Record<ScriptType, { overhead: number; input: number; output: number; dust: number }>> = {
  p2pkh: { overhead: 10, input: 148, output: 34, dust: 546 },
  'p2sh-p2wpkh': { overhead: 10.5, input: 91, output: 32, dust: 540 },
  p2wpkh: { overhead: 10.5, input: 68, output: 31, dust: 294 },
  p2tr: { overhead: 10.5, input: 57.5, output: 43, dust: 330 },
}

/** The virtual bytes of a transaction whose inputs and outputs are all of one type, rounded up; up to 252 of each. */
export function virtualBytes(script: ScriptType, inputs: number, outputs: number): number {
  const { overhead, input, output } = sizes[script]
  return Math.ceil(overhead + inputs * input + outputs * output)
}

/** Satoshis below which an output of the type is dust. */
export function dustLimit(script: ScriptType): number {
  return sizes[script].dust
}
