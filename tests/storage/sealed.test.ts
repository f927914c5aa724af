import { createDecipheriv, pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSealed, seal, unseal } from '@/lib/platform/storage/sealed'

describe('a sealed text', () => {
  it('is opened by its password, by another program too, and by nothing else', async () => {
    const text = '{"who":"Zoë","days":[1,2,3]}'
    const sealed: unknown = JSON.parse(await seal(text, 'pass wörd'))
    if (!isSealed(sealed)) throw new Error('not sealed')
    expect(JSON.stringify(sealed)).not.toContain('Zo')
    expect(await unseal(sealed, 'pass wörd')).toBe(text)
    expect(await unseal(sealed, 'pass word')).toBeUndefined()
    expect(
      await unseal({ ...sealed, data: sealed.data.replace(/^./, (one) => (one === 'A' ? 'B' : 'A')) }, 'pass wörd'),
    ).toBeUndefined()
    expect(await unseal({ ...sealed, data: '%' }, 'pass wörd')).toBeUndefined()
    // Node's own functions, which know nothing of the browser's.
    const bytes = Buffer.from(sealed.data, 'base64')
    const key = pbkdf2Sync('pass wörd', Buffer.from(sealed.salt, 'base64'), 600_000, 32, 'sha256')
    const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'base64'))
    cipher.setAuthTag(bytes.subarray(-16))
    expect(Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]).toString()).toBe(text)
    expect(isSealed({ app: 'tallykit', records: {} })).toBe(false)
  })
})
