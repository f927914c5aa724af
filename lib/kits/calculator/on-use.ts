/** Modules that only some values need, by name. */
export interface OnUse<Name extends string, Module> {
  /** The module, once it is there. */
  get(name: Name): Module | undefined
  /** Fetches those that are missing; undefined where none is. Fails where one does not come. */
  fetch(names: readonly Name[]): Promise<unknown> | undefined
}

/**
 * Modules that are imported when a value first needs them. On the page that is when `needs` fetches them; in the build, the tests
 * and workers, which keep nobody waiting, all are there from the start.
 */
export async function onUse<Name extends string, Module>(
  loaders: Readonly<Record<Name, () => Promise<Module>>>,
): Promise<OnUse<Name, Module>> {
  const there = new Map<Name, Module>()
  const load = async (name: Name) => void there.set(name, await loaders[name]())
  if (typeof document === 'undefined') await Promise.all((Object.keys(loaders) as Name[]).map(load))
  return {
    get: (name) => there.get(name),
    fetch(names) {
      const missing = names.filter((name) => !there.has(name))
      return missing.length === 0 ? undefined : Promise.all(missing.map(load))
    },
  }
}
