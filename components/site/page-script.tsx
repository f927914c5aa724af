export function PageScript({ name }: { name: string }) {
  return <script type="module" fetchPriority="low" src={`/t/pages/${name}.js`} />
}
