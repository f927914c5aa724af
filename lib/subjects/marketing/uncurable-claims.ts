/** Beginnings of claims that no disclaimer makes good: who reads them relies on them, whatever stands at the foot of the page. */
const claims = [
  'guaranteed',
  'guarantee',
  'risk-free',
  'no risk',
  'cures',
  'clinically proven',
  'doctor recommended',
  '100% safe',
  'get rich',
  'never lose',
  'no side effects',
] as const

/** Which of them a text makes, each once, as they stand in the list. A word within another does not count. */
export function uncurableClaims(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ')
  return claims.filter((claim) => new RegExp(String.raw`(?<![\p{L}\d])${claim}(?![\p{L}\d])`, 'u').test(plain))
}
