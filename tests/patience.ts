/* How long the tests of components wait for what they look for: a busy machine is no reason to fail. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 45_000 })
}

export {}
