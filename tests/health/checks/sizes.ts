import { brotliCompressSync, constants } from 'node:zlib'
import type { Fault } from '../project'

/** Tools whose own file may be larger than 3 KB brotli, and why. */
export const largeTools: Readonly<Record<string, { kilobytes: number; why: string }>> = {
  'ab-test-significance': {
    kilobytes: 4.5,
    why: 'Carries the distributions, intervals and exact tests that it decides by, and says where they disagree.',
  },
  beam: {
    kilobytes: 7,
    why: 'Solves any beam by direct stiffness, finds exact extremes and draws it; none of it is shared yet.',
  },
  concrete: { kilobytes: 3.5, why: 'Works out and draws every shape of pour, in two systems of units.' },
  'dcf-calculator': {
    kilobytes: 3.5,
    why: 'Both terminal methods, the stub year and the cross-checks, each with its sentence.',
  },
  salary: { kilobytes: 4.5, why: 'Holds the payroll law of two countries for three years.' },
  'saas-metrics-dashboard': { kilobytes: 4, why: 'Seventeen metrics, each with the sentence of its traffic light.' },
}

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
