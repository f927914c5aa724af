/** Whether stored data is an object with keys: the first thing to know of what an earlier visit left. */
export function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null
}
