const particles = new Set(
  'van von der den de del della di da dos das du la le of bin ibn al ter ten zu zum zur'.split(' '),
)

function part(word: string): string {
  const small = word.toLowerCase()
  const plain = small.charAt(0).toUpperCase() + small.slice(1)
  // McDonald and MacDonald; Mack, Macy and Machado stay.
  const scottish = /^mc(\p{L})(.+)$/u.exec(small) ?? /^mac(d|k(?=e|i)|l(?=e)|n|p)(.{3,})$/u.exec(small)
  if (scottish)
    return `${small.startsWith('mac') ? 'Mac' : 'Mc'}${(scottish[1] ?? '').toUpperCase()}${scottish[2] ?? ''}`
  const irish = /^([od])(['’])(\p{L})(.*)$/u.exec(small)
  return irish ? `${(irish[1] ?? '').toUpperCase()}${irish[2]}${(irish[3] ?? '').toUpperCase()}${irish[4]}` : plain
}

/** The name of a person: capitals in each part, particles small unless they come first, McDonald and O'Brien with their second capital. */
export function nameCase(line: string): string {
  let isFirst = true
  return line.replaceAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu, (word) => {
    const isParticle = !isFirst && particles.has(word.toLowerCase())
    isFirst = false
    return isParticle ? word.toLowerCase() : part(word)
  })
}
