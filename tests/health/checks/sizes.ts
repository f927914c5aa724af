import { brotliCompressSync, constants } from 'node:zlib'
import type { Fault } from '../project'

/** Tools whose own file may be larger than 3 KB brotli, and why. */
export const largeTools: Readonly<Record<string, { kilobytes: number; why: string }>> = {}

const usual = 3

export function brotliBytes(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** A page must not wait for a tool: what grows beyond the limit becomes an engine, or is named in largeTools. */
export function checkSize(id: string, content: Buffer, allowed = largeTools): Fault[] {
  const kilobytes = brotliBytes(content) / 1024
  const limit = allowed[id]?.kilobytes ?? usual
  if (kilobytes > limit)
    return [
      {
        at: id,
        says: `is ${kilobytes.toFixed(1)} KB brotli, more than ${limit}. Move what is heavy to lib/engines, or name it in largeTools with the reason.`,
      },
    ]
  return allowed[id] && kilobytes <= usual
    ? [{ at: id, says: 'needs no entry in largeTools any more. Remove it.' }]
    : []
}
