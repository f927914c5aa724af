/** Starts a codec that was compiled by Emscripten from the file of its WebAssembly, wherever that file lies. */
export async function startCodec<Codec>(factory: (options: object) => Promise<Codec>, address: URL): Promise<Codec> {
  const answer = await fetch(address)
  const compiled = await WebAssembly.compile(await answer.arrayBuffer())
  return factory({
    noInitialRun: true,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      void WebAssembly.instantiate(compiled, imports).then(done)
      return {}
    },
  })
}
