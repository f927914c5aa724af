import { finishedSlugs, ToolRoute, toolRouteMetadata, type ToolRouteProps } from '@/components/tool/tool-route'

export const dynamicParams = false
const root = '/universal-tool/calculator/'

export function generateStaticParams() {
  return finishedSlugs(root)
}

export function generateMetadata(props: ToolRouteProps) {
  return toolRouteMetadata(root, props)
}

export default function Page(props: ToolRouteProps) {
  return <ToolRoute root={root} {...props} />
}
