import { alabama } from './states/alabama'
import { alaska } from './states/alaska'
import { arizona } from './states/arizona'
import { arkansas } from './states/arkansas'
import { california } from './states/california'
import { colorado } from './states/colorado'
import { connecticut } from './states/connecticut'
import { delaware } from './states/delaware'
import { districtOfColumbia } from './states/district-of-columbia'
import { florida } from './states/florida'
import { georgia } from './states/georgia'
import { hawaii } from './states/hawaii'
import { idaho } from './states/idaho'
import { illinois } from './states/illinois'
import { indiana } from './states/indiana'
import { iowa } from './states/iowa'
import { kansas } from './states/kansas'
import { kentucky } from './states/kentucky'
import { louisiana } from './states/louisiana'
import { maine } from './states/maine'
import { maryland } from './states/maryland'
import { massachusetts } from './states/massachusetts'
import { michigan } from './states/michigan'
import { minnesota } from './states/minnesota'
import { mississippi } from './states/mississippi'
import { missouri } from './states/missouri'
import { montana } from './states/montana'
import { nebraska } from './states/nebraska'
import { nevada } from './states/nevada'
import { newHampshire } from './states/new-hampshire'
import { newJersey } from './states/new-jersey'
import { newMexico } from './states/new-mexico'
import { newYork } from './states/new-york'
import { northCarolina } from './states/north-carolina'
import { northDakota } from './states/north-dakota'
import { ohio } from './states/ohio'
import { oklahoma } from './states/oklahoma'
import { oregon } from './states/oregon'
import { pennsylvania } from './states/pennsylvania'
import { rhodeIsland } from './states/rhode-island'
import { southCarolina } from './states/south-carolina'
import { southDakota } from './states/south-dakota'
import { tennessee } from './states/tennessee'
import { texas } from './states/texas'
import { utah } from './states/utah'
import { vermont } from './states/vermont'
import { virginia } from './states/virginia'
import { washington } from './states/washington'
import { westVirginia } from './states/west-virginia'
import { wisconsin } from './states/wisconsin'
import { wyoming } from './states/wyoming'
import type { StateCode } from './state-names'

/** The rule of each state and of the District of Columbia, by its postal letters. */
export const stateIncomeTaxes = {
  al: alabama,
  ak: alaska,
  az: arizona,
  ar: arkansas,
  ca: california,
  co: colorado,
  ct: connecticut,
  de: delaware,
  dc: districtOfColumbia,
  fl: florida,
  ga: georgia,
  hi: hawaii,
  id: idaho,
  il: illinois,
  in: indiana,
  ia: iowa,
  ks: kansas,
  ky: kentucky,
  la: louisiana,
  me: maine,
  md: maryland,
  ma: massachusetts,
  mi: michigan,
  mn: minnesota,
  ms: mississippi,
  mo: missouri,
  mt: montana,
  ne: nebraska,
  nv: nevada,
  nh: newHampshire,
  nj: newJersey,
  nm: newMexico,
  ny: newYork,
  nc: northCarolina,
  nd: northDakota,
  oh: ohio,
  ok: oklahoma,
  or: oregon,
  pa: pennsylvania,
  ri: rhodeIsland,
  sc: southCarolina,
  sd: southDakota,
  tn: tennessee,
  tx: texas,
  ut: utah,
  vt: vermont,
  va: virginia,
  wa: washington,
  wv: westVirginia,
  wi: wisconsin,
  wy: wyoming,
} as const satisfies Record<StateCode, unknown>
