/** The encoder without its renderers; @types/qrcode describes only the package's main entry. */
declare module 'qrcode/lib/core/qrcode.js' {
  interface Segment {
    mode: { id: string }
  }
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H'; version?: number; maskPattern?: number },
  ): { modules: { size: number; data: Uint8Array }; version: number; maskPattern: number; segments: readonly Segment[] }
}
