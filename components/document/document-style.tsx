import { documentStyle, printAlone } from '@/lib/kits/document/sheet-style'

/** How documents look, in the page and not in the code that moves it. */
export function DocumentStyle() {
  return <style>{documentStyle + printAlone}</style>
}
