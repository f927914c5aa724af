import { describe, expect, it } from 'vitest'
import { uncurableClaims } from '@/lib/subjects/marketing/uncurable-claims'

describe('claims that no disclaimer makes good', () => {
  it('are found in any case and over line ends', () => {
    expect(uncurableClaims('Our tea CURES colds. It is clinically\nproven and 100% safe.')).toEqual([
      'cures',
      'clinically proven',
      '100% safe',
    ])
  })

  it('are not found within other words', () => {
    expect(uncurableClaims('Manicures for officials, without an unguaranteed promise.')).toEqual([])
  })
})
