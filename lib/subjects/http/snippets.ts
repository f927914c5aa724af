import { statusOf } from './statuses'

/** How servers answer with a code from 200 to 599, by the name of what they are written in. */
export function snippetsOf(code: number): { label: string; text: string }[] {
  if (code < 200 || code > 599) return []
  const isRedirect = [301, 302, 303, 307, 308].includes(code)
  const quoted = `'${statusOf(code)?.name ?? 'Answer'}'`
  const hasBody = code !== 204 && code !== 205 && code !== 304
  const node = isRedirect
    ? `res.redirect(${code}, '/new')`
    : hasBody
      ? `res.status(${code}).send(${quoted})`
      : `res.status(${code}).end()`
  const flask = isRedirect ? `return redirect('/new', code=${code})` : `return ${hasBody ? quoted : "''"}, ${code}`
  const php = isRedirect ? `header('Location: /new', true, ${code});\nexit;` : `http_response_code(${code});`
  const nginx = `location = /old {\n    return ${code}${isRedirect ? ' /new' : ''};\n}`
  const apache = isRedirect ? `Redirect ${code} /old /new` : code >= 400 ? `Redirect ${code} /old` : undefined
  return [
    { label: 'Node, Express', text: node },
    { label: 'Python, Flask', text: flask },
    { label: 'PHP', text: php },
    { label: 'nginx', text: nginx },
    ...(apache === undefined ? [] : [{ label: 'Apache', text: apache }]),
  ]
}
