import { Component, type ComponentType, type ReactNode } from 'react'
import { RegionProvider } from '@/components/site/use-region'
import { crashMessages } from '@/lib/messages/crash'

/** What stands in place of an island in which a bug has thrown. */
class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? <p role="alert">{crashMessages.page}</p> : this.props.children
  }
}

/** Markup by name that an island passes on and never redraws. */
export type Slots = Readonly<Record<string, string>>

/** The tree of an island; the build and the browser draw the same one, so that React finds what it expects. */
export function islandTree(Island: ComponentType<object>, props: object, slots: Slots): ReactNode {
  const drawn = Object.entries(slots).map(([name, html]) => [
    name,
    <div key={name} className="contents" data-slot={name} dangerouslySetInnerHTML={{ __html: html }} />,
  ])
  return (
    <CrashBoundary>
      <RegionProvider>
        <Island {...props} {...Object.fromEntries(drawn)} />
      </RegionProvider>
    </CrashBoundary>
  )
}
