import type { TextSection } from '@/lib/messages/company'

interface TextPageProps {
  title: string
  introduction: string
  sections: readonly TextSection[]
}

/** A page of prose: about, terms, privacy. */
export function TextPage({ title, introduction, sections }: TextPageProps) {
  return (
    <div className="max-w-prose">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      <p className="mt-3 text-lg text-muted">{introduction}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="text-xl font-semibold">{section.title}</h2>
          {section.paragraphs?.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
          {section.points && (
            <ul className="mt-2 list-disc space-y-1 pl-5">
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
