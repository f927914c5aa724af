import { fileNameOf } from '@/lib/kits/document/formats'

/**
 * Gives files names that every system takes, each once whatever its case: what they are called, then 2, 3 and so on in brackets.
 * `extension` is without its dot.
 */
export function uniqueNames(extension: string): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const plain = fileNameOf(name)
    for (let number = 1; ; number += 1) {
      const file = `${plain}${number === 1 ? '' : ` (${number})`}.${extension}`
      const key = file.normalize('NFKC').toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return file
    }
  }
}
