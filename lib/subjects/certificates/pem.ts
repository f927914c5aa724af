import { toBase64 } from '@/lib/base/encoding/base64-text'

/** DER as PEM (RFC 7468), in lines of 64 letters. */
export function pemOf(der: Uint8Array, name: string): string {
  return `-----BEGIN ${name}-----\n${toBase64(der).replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END ${name}-----\n`
}
