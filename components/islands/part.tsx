import { useEffect, useState, type ComponentType } from 'react'
import { LateCode } from './late-code'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

const loaders = new Map<string, () => Promise<unknown>>()
const drawn = new Set<string>()

/** Runs `draw` and tells which parts it drew; the build names their files in the page. */
export function partsDrawnBy<Drawn>(draw: () => Drawn): { drawn: Drawn; parts: string[] } {
  drawn.clear()
  return { drawn: draw(), parts: [...drawn] }
}

/** Fetches parts by their names, so that a page which shows them from the start never draws it twice. */
export async function loadParts(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => loaders.get(name)?.()))
}

/**
 * A component in a file of its own, `name` being that file's. What a page shows from the start is fetched before the page wakes;
 * anything else when it is first shown. `height` keeps its place meanwhile.
 */
export function part<Props extends object>(name: string, load: Load<Props>, height?: string): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetchPart = () => load().then((module) => (loaded = module.default))
  loaders.set(name, fetchPart)
  return function Part(props: Props) {
    drawn.add(name)
    const [Drawn, setDrawn] = useState<ComponentType<Props> | undefined>(() => loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Drawn) return
      let live = true
      fetchPart().then(
        (component) => live && setDrawn(() => component),
        () => live && setFailed(true),
      )
      return () => {
        live = false
      }
    }, [Drawn])
    if (Drawn) return <Drawn {...props} />
    return failed ? <LateCode /> : height && <div className={height} />
  }
}
