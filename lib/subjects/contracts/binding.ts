import { joinedWords } from '@/lib/base/text/joined-words'

/** A sentence for the parts that bind and one for those that do not, in the order of the parts; every part is in one of them. */
export function bindingSummary(parts: readonly { name: string; isBinding: boolean }[]): string {
  const namesOf = (isBinding: boolean) => parts.filter((part) => part.isBinding === isBinding).map(({ name }) => name)
  const [bound, free] = [namesOf(true), namesOf(false)]
  const sentence = (start: string, names: readonly string[]) =>
    `${start} ${names.length === 1 ? 'is' : 'are'} ${joinedWords(names)}.`
  return [
    bound.length === 0 ? 'No part of it is binding.' : sentence('Binding', bound),
    ...(free.length === 0
      ? ['No part is without binding force.']
      : bound.length === 0
        ? []
        : [sentence('Not binding', free)]),
  ].join(' ')
}
