/** What chance and the clock gave once. The same draw and the same values make the same document, on the page and in a worker. */
export interface Draw {
  /** 32 bytes of the platform's cryptographic generator. Held in memory only: in no draft, link or file. */
  key: Uint8Array
  /** Milliseconds since 1970-01-01 UTC. */
  time: number
}

/**
 * The draw of examples and cases, known to everybody and therefore never used for anything else: the all-zero key of
 * RFC 8439, appendix A.1, and the moment of RFC 9562, appendix A (2022-02-22 19:22:22 UTC).
 */
export const publicDraw: Draw = { key: new Uint8Array(32), time: 1_645_557_742_000 }
