export type RepairOutcome = { kind: 'repaired'; text: string } | { kind: 'beyond-repair'; reason: string }

/**
 * Makes JSON of text that is nearly JSON (missing commas and quotes, comments, Python words, cut-off ends), as the library
 * jsonrepair guesses it was meant. The library is loaded with the first call.
 */
export async function repairJson(text: string): Promise<RepairOutcome> {
  const { jsonrepair, JSONRepairError } = await import('jsonrepair')
  try {
    return { kind: 'repaired', text: jsonrepair(text) }
  } catch (error) {
    if (error instanceof JSONRepairError) return { kind: 'beyond-repair', reason: error.message }
    throw error
  }
}
