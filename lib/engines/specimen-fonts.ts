/* The fonts that specimens are drawn in, each fetched when it is drawn. */
import bitter from '@fontsource/bitter/files/bitter-latin-400-normal.woff'
import bitterBold from '@fontsource/bitter/files/bitter-latin-700-normal.woff'
import ebGaramond from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff'
import ebGaramondBold from '@fontsource/eb-garamond/files/eb-garamond-latin-700-normal.woff'
import ibmPlexMono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff'
import ibmPlexMonoBold from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-700-normal.woff'
import ibmPlexSans from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff'
import ibmPlexSansBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-700-normal.woff'
import inter from '@fontsource/inter/files/inter-latin-400-normal.woff'
import interBold from '@fontsource/inter/files/inter-latin-700-normal.woff'
import lato from '@fontsource/lato/files/lato-latin-400-normal.woff'
import latoBold from '@fontsource/lato/files/lato-latin-700-normal.woff'
import libreBaskerville from '@fontsource/libre-baskerville/files/libre-baskerville-latin-400-normal.woff'
import libreBaskervilleBold from '@fontsource/libre-baskerville/files/libre-baskerville-latin-700-normal.woff'
import lora from '@fontsource/lora/files/lora-latin-400-normal.woff'
import loraBold from '@fontsource/lora/files/lora-latin-700-normal.woff'
import merriweather from '@fontsource/merriweather/files/merriweather-latin-400-normal.woff'
import merriweatherBold from '@fontsource/merriweather/files/merriweather-latin-700-normal.woff'
import montserrat from '@fontsource/montserrat/files/montserrat-latin-400-normal.woff'
import montserratBold from '@fontsource/montserrat/files/montserrat-latin-700-normal.woff'
import oswald from '@fontsource/oswald/files/oswald-latin-400-normal.woff'
import oswaldBold from '@fontsource/oswald/files/oswald-latin-700-normal.woff'
import playfairDisplay from '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff'
import playfairDisplayBold from '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff'
import robotoSlab from '@fontsource/roboto-slab/files/roboto-slab-latin-400-normal.woff'
import robotoSlabBold from '@fontsource/roboto-slab/files/roboto-slab-latin-700-normal.woff'
import sourceSans3 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'
import sourceSans3Bold from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff'
import sourceSerif4 from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff'
import sourceSerif4Bold from '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff'
import workSans from '@fontsource/work-sans/files/work-sans-latin-400-normal.woff'
import workSansBold from '@fontsource/work-sans/files/work-sans-latin-700-normal.woff'
import type { FontId } from '@/lib/subjects/fonts/families'

/** Regular and bold. */
const addresses: Readonly<Record<FontId, readonly [string, string]>> = {
  bitter: [bitter, bitterBold],
  'eb-garamond': [ebGaramond, ebGaramondBold],
  'ibm-plex-mono': [ibmPlexMono, ibmPlexMonoBold],
  'ibm-plex-sans': [ibmPlexSans, ibmPlexSansBold],
  inter: [inter, interBold],
  lato: [lato, latoBold],
  'libre-baskerville': [libreBaskerville, libreBaskervilleBold],
  lora: [lora, loraBold],
  merriweather: [merriweather, merriweatherBold],
  montserrat: [montserrat, montserratBold],
  oswald: [oswald, oswaldBold],
  'playfair-display': [playfairDisplay, playfairDisplayBold],
  'roboto-slab': [robotoSlab, robotoSlabBold],
  'source-sans-3': [sourceSans3, sourceSans3Bold],
  'source-serif-4': [sourceSerif4, sourceSerif4Bold],
  'work-sans': [workSans, workSansBold],
}

/** Where a font lies as WOFF 1.0 with Latin letters. */
export function specimenFont(family: FontId, isBold: boolean): string {
  return new URL(addresses[family][isBold ? 1 : 0], import.meta.url).href
}
