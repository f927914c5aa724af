import { useEffect } from 'react'

/** States that a browser gives to what is pointed at, focused or pressed; `data-shows` names the one that an element is shown in. */
export const shownStates = ['hover', 'focus-visible', 'active'] as const

const stateNames = new RegExp(`:(${shownStates.join('|')})(?![\\w-])`, 'g')

/** The rule for elements that are shown in the state which it is written for. A device without a pointer shows it too. */
function shownRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const inner = [...rule.cssRules].map(shownRule).filter(Boolean)
    const own = stateNames.test(rule.selectorText) ? rule.style.cssText : ''
    stateNames.lastIndex = 0
    if (!own && inner.length === 0) return ''
    return `${rule.selectorText.replace(stateNames, '[data-shows="$1"]')} { ${own} ${inner.join(' ')} }`
  }
  if (!(rule instanceof CSSGroupingRule)) return ''
  const inner = [...rule.cssRules].map(shownRule).filter(Boolean).join('\n')
  if (inner === '') return ''
  if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name} { ${inner} }`
  if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')) return inner
  const [condition = ''] = rule.cssText.split('{')
  return `${condition} { ${inner} }`
}

/** Adds to the page's own rules for states those for elements that are only shown in them. */
export function useShownStates(): void {
  useEffect(() => {
    const added = new CSSStyleSheet()
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    added.replaceSync(rules.map(shownRule).filter(Boolean).join('\n'))
    document.adoptedStyleSheets.push(added)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== added)
    }
  }, [])
}
