import { characterName, looksLike } from '@/lib/subjects/characters/name'
import {
  letterStyleNames,
  markStyleNames,
  plain,
  styled,
  unstyled,
  type Styled,
  type TextStyle,
} from '@/lib/subjects/styled-text/styles'

export interface StyledQuestion {
  source: string
  /** Whose names are read out. */
  style: TextStyle
  /** Letters of other scripts that look like ASCII become it in the plain text. */
  alikes: boolean
}

export interface StyledAnswer {
  texts: Readonly<Record<TextStyle, Styled>>
  plain: string
  /** Characters of the source that the plain text does not have. */
  isStyled: boolean
  /** Of the first characters in the style, as a screen reader may say them. */
  spoken: readonly string[]
}

/** Characters whose names are told. */
const spokenCharacters = 5

/** A text in every style, and back to a plain one. */
export function styledAnswer({ source, style, alikes }: StyledQuestion): StyledAnswer {
  const bare = unstyled(source)
  const styles: TextStyle[] = [...letterStyleNames, ...markStyleNames, 'spaced']
  const texts = Object.fromEntries(styles.map((one) => [one, styled(bare, one)])) as StyledAnswer['texts']
  const normal = plain(source)
  const read = alikes ? normal.replaceAll(/[^\0-\x7f]/gu, (sign) => looksLike(sign) ?? sign) : normal
  const spoken = Array.from(texts[style].text.slice(0, 40))
    .filter((sign) => /\S/u.test(sign))
    .slice(0, spokenCharacters)
    .map((sign) => characterName(sign.codePointAt(0) ?? 0).toLowerCase())
  return { texts, plain: read, isStyled: read !== source.normalize('NFC'), spoken }
}
