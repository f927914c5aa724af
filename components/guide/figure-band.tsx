interface FigureBandProps {
  title: string
  text?: string
  figures: readonly (readonly [figure: string, label: string])[]
}

/** Three short figures under the guide: Free Forever, or what a utility does with what is entered. */
export function FigureBand({ title, text, figures }: FigureBandProps) {
  return (
    <section className="rounded-lg border border-line bg-accent-soft px-4 py-6 text-center" data-print="hidden">
      <h2 className="text-xl font-semibold">{title}</h2>
      {text && <p className="mt-1 text-muted">{text}</p>}
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {figures.map(([figure, label]) => (
          <li key={label}>
            <strong className="block text-2xl font-semibold text-accent">{figure}</strong>
            <span className="text-sm">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
