interface JsonLineProps {
  text: string
}

const token = /("(?:[^"\\]|\\.)*"?)(\s*:)?|([^\s"[\]{},:]+)|([\s[\]{},:]+)/g

/** One line of formatted JSON, its keys and values coloured. */
export function JsonLine({ text }: JsonLineProps) {
  return Array.from(text.matchAll(token), (match) => {
    const [whole, string, colon, word] = match
    if (string !== undefined) {
      return (
        <span key={match.index}>
          <span className={colon === undefined ? 'text-good' : 'text-accent'}>{string}</span>
          <span className="text-muted">{colon}</span>
        </span>
      )
    }
    return (
      <span key={match.index} className={word === undefined ? 'text-muted' : 'text-ink'}>
        {whole}
      </span>
    )
  })
}
