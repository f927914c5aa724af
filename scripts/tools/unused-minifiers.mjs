/**
 * What html-minifier-next could hand embedded code to and is never asked to: programs of the machine, and svgo for Node. Its workers
 * give it functions of their own instead.
 */
export const unusedMinifiers = {
  name: 'unused-minifiers',
  setup(build) {
    build.onResolve({ filter: /^(lightningcss|@swc\/core|svgo)$/ }, ({ path: wanted, importer }) =>
      importer.includes('html-minifier-next') ? { path: wanted, external: true } : undefined,
    )
  },
}
