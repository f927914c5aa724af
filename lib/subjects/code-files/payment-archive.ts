import type { Problem } from '@/lib/base/problem'
import type { TransferList } from '@/lib/engines/payment-qr'
import { codeArchive } from './code-archive'

/** All payment codes of a list in one archive: black on white, at the level M that the guidelines ask for. */
export function paymentArchive(
  list: TransferList,
  look: { picture: 'svg' | 'png'; width: number; pixels: number },
  progress: (share: number, note?: string) => void,
): Promise<Uint8Array<ArrayBuffer> | Problem<'list'>> {
  return codeArchive(
    list,
    {
      ...look,
      level: 'M',
      shape: 'squares',
      quietZone: 4,
      dark: '#000000',
      light: '#ffffff',
      // A content is 331 bytes at most, and level M holds 2,331.
      tooLong: () => 'is longer than a code',
    },
    progress,
  )
}
