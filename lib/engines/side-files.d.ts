/* The compile step gives the address of a file in the place of its content (scripts/tools/compile.mjs). */
declare module '@jsquash/avif/codec/enc/avif_enc.wasm' {
  const address: string
  export default address
}
declare module '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm' {
  const address: string
  export default address
}
declare module '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm' {
  const address: string
  export default address
}
declare module '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm' {
  const address: string
  export default address
}
declare module '@jsquash/webp/codec/enc/webp_enc_simd.wasm' {
  const address: string
  export default address
}
declare module 'esbuild-wasm/esbuild.wasm' {
  const address: string
  export default address
}
declare module 'pdfjs-dist/wasm/jbig2.wasm' {
  const address: string
  export default address
}
declare module 'pdfjs-dist/wasm/openjpeg.wasm' {
  const address: string
  export default address
}
declare module '*.woff' {
  const address: string
  export default address
}
declare module '*.zip' {
  const address: string
  export default address
}
