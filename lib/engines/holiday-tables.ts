/* Written by scripts/holidays/write.py: the tables of public holidays, a file for each country. */
import AD from '@/lib/subjects/holidays/tables/ad.zip'
import AE from '@/lib/subjects/holidays/tables/ae.zip'
import AF from '@/lib/subjects/holidays/tables/af.zip'
import AG from '@/lib/subjects/holidays/tables/ag.zip'
import AI from '@/lib/subjects/holidays/tables/ai.zip'
import AL from '@/lib/subjects/holidays/tables/al.zip'
import AM from '@/lib/subjects/holidays/tables/am.zip'
import AO from '@/lib/subjects/holidays/tables/ao.zip'
import AQ from '@/lib/subjects/holidays/tables/aq.zip'
import AR from '@/lib/subjects/holidays/tables/ar.zip'
import AS from '@/lib/subjects/holidays/tables/as.zip'
import AT from '@/lib/subjects/holidays/tables/at.zip'
import AU from '@/lib/subjects/holidays/tables/au.zip'
import AW from '@/lib/subjects/holidays/tables/aw.zip'
import AX from '@/lib/subjects/holidays/tables/ax.zip'
import AZ from '@/lib/subjects/holidays/tables/az.zip'
import BA from '@/lib/subjects/holidays/tables/ba.zip'
import BB from '@/lib/subjects/holidays/tables/bb.zip'
import BD from '@/lib/subjects/holidays/tables/bd.zip'
import BE from '@/lib/subjects/holidays/tables/be.zip'
import BF from '@/lib/subjects/holidays/tables/bf.zip'
import BG from '@/lib/subjects/holidays/tables/bg.zip'
import BH from '@/lib/subjects/holidays/tables/bh.zip'
import BI from '@/lib/subjects/holidays/tables/bi.zip'
import BJ from '@/lib/subjects/holidays/tables/bj.zip'
import BL from '@/lib/subjects/holidays/tables/bl.zip'
import BM from '@/lib/subjects/holidays/tables/bm.zip'
import BN from '@/lib/subjects/holidays/tables/bn.zip'
import BO from '@/lib/subjects/holidays/tables/bo.zip'
import BQ from '@/lib/subjects/holidays/tables/bq.zip'
import BR from '@/lib/subjects/holidays/tables/br.zip'
import BS from '@/lib/subjects/holidays/tables/bs.zip'
import BT from '@/lib/subjects/holidays/tables/bt.zip'
import BV from '@/lib/subjects/holidays/tables/bv.zip'
import BW from '@/lib/subjects/holidays/tables/bw.zip'
import BY from '@/lib/subjects/holidays/tables/by.zip'
import BZ from '@/lib/subjects/holidays/tables/bz.zip'
import CA from '@/lib/subjects/holidays/tables/ca.zip'
import CC from '@/lib/subjects/holidays/tables/cc.zip'
import CD from '@/lib/subjects/holidays/tables/cd.zip'
import CF from '@/lib/subjects/holidays/tables/cf.zip'
import CG from '@/lib/subjects/holidays/tables/cg.zip'
import CH from '@/lib/subjects/holidays/tables/ch.zip'
import CI from '@/lib/subjects/holidays/tables/ci.zip'
import CK from '@/lib/subjects/holidays/tables/ck.zip'
import CL from '@/lib/subjects/holidays/tables/cl.zip'
import CM from '@/lib/subjects/holidays/tables/cm.zip'
import CN from '@/lib/subjects/holidays/tables/cn.zip'
import CO from '@/lib/subjects/holidays/tables/co.zip'
import CR from '@/lib/subjects/holidays/tables/cr.zip'
import CU from '@/lib/subjects/holidays/tables/cu.zip'
import CV from '@/lib/subjects/holidays/tables/cv.zip'
import CW from '@/lib/subjects/holidays/tables/cw.zip'
import CX from '@/lib/subjects/holidays/tables/cx.zip'
import CY from '@/lib/subjects/holidays/tables/cy.zip'
import CZ from '@/lib/subjects/holidays/tables/cz.zip'
import DE from '@/lib/subjects/holidays/tables/de.zip'
import DJ from '@/lib/subjects/holidays/tables/dj.zip'
import DK from '@/lib/subjects/holidays/tables/dk.zip'
import DM from '@/lib/subjects/holidays/tables/dm.zip'
import DO from '@/lib/subjects/holidays/tables/do.zip'
import DZ from '@/lib/subjects/holidays/tables/dz.zip'
import EC from '@/lib/subjects/holidays/tables/ec.zip'
import EE from '@/lib/subjects/holidays/tables/ee.zip'
import EG from '@/lib/subjects/holidays/tables/eg.zip'
import EH from '@/lib/subjects/holidays/tables/eh.zip'
import ER from '@/lib/subjects/holidays/tables/er.zip'
import ES from '@/lib/subjects/holidays/tables/es.zip'
import ET from '@/lib/subjects/holidays/tables/et.zip'
import FI from '@/lib/subjects/holidays/tables/fi.zip'
import FJ from '@/lib/subjects/holidays/tables/fj.zip'
import FK from '@/lib/subjects/holidays/tables/fk.zip'
import FM from '@/lib/subjects/holidays/tables/fm.zip'
import FO from '@/lib/subjects/holidays/tables/fo.zip'
import FR from '@/lib/subjects/holidays/tables/fr.zip'
import GA from '@/lib/subjects/holidays/tables/ga.zip'
import GB from '@/lib/subjects/holidays/tables/gb.zip'
import GD from '@/lib/subjects/holidays/tables/gd.zip'
import GE from '@/lib/subjects/holidays/tables/ge.zip'
import GF from '@/lib/subjects/holidays/tables/gf.zip'
import GG from '@/lib/subjects/holidays/tables/gg.zip'
import GH from '@/lib/subjects/holidays/tables/gh.zip'
import GI from '@/lib/subjects/holidays/tables/gi.zip'
import GL from '@/lib/subjects/holidays/tables/gl.zip'
import GM from '@/lib/subjects/holidays/tables/gm.zip'
import GN from '@/lib/subjects/holidays/tables/gn.zip'
import GP from '@/lib/subjects/holidays/tables/gp.zip'
import GQ from '@/lib/subjects/holidays/tables/gq.zip'
import GR from '@/lib/subjects/holidays/tables/gr.zip'
import GS from '@/lib/subjects/holidays/tables/gs.zip'
import GT from '@/lib/subjects/holidays/tables/gt.zip'
import GU from '@/lib/subjects/holidays/tables/gu.zip'
import GW from '@/lib/subjects/holidays/tables/gw.zip'
import GY from '@/lib/subjects/holidays/tables/gy.zip'
import HK from '@/lib/subjects/holidays/tables/hk.zip'
import HM from '@/lib/subjects/holidays/tables/hm.zip'
import HN from '@/lib/subjects/holidays/tables/hn.zip'
import HR from '@/lib/subjects/holidays/tables/hr.zip'
import HT from '@/lib/subjects/holidays/tables/ht.zip'
import HU from '@/lib/subjects/holidays/tables/hu.zip'
import ID from '@/lib/subjects/holidays/tables/id.zip'
import IE from '@/lib/subjects/holidays/tables/ie.zip'
import IL from '@/lib/subjects/holidays/tables/il.zip'
import IM from '@/lib/subjects/holidays/tables/im.zip'
import IN from '@/lib/subjects/holidays/tables/in.zip'
import IO from '@/lib/subjects/holidays/tables/io.zip'
import IQ from '@/lib/subjects/holidays/tables/iq.zip'
import IR from '@/lib/subjects/holidays/tables/ir.zip'
import IS from '@/lib/subjects/holidays/tables/is.zip'
import IT from '@/lib/subjects/holidays/tables/it.zip'
import JE from '@/lib/subjects/holidays/tables/je.zip'
import JM from '@/lib/subjects/holidays/tables/jm.zip'
import JO from '@/lib/subjects/holidays/tables/jo.zip'
import JP from '@/lib/subjects/holidays/tables/jp.zip'
import KE from '@/lib/subjects/holidays/tables/ke.zip'
import KG from '@/lib/subjects/holidays/tables/kg.zip'
import KH from '@/lib/subjects/holidays/tables/kh.zip'
import KI from '@/lib/subjects/holidays/tables/ki.zip'
import KM from '@/lib/subjects/holidays/tables/km.zip'
import KN from '@/lib/subjects/holidays/tables/kn.zip'
import KP from '@/lib/subjects/holidays/tables/kp.zip'
import KR from '@/lib/subjects/holidays/tables/kr.zip'
import KW from '@/lib/subjects/holidays/tables/kw.zip'
import KY from '@/lib/subjects/holidays/tables/ky.zip'
import KZ from '@/lib/subjects/holidays/tables/kz.zip'
import LA from '@/lib/subjects/holidays/tables/la.zip'
import LB from '@/lib/subjects/holidays/tables/lb.zip'
import LC from '@/lib/subjects/holidays/tables/lc.zip'
import LI from '@/lib/subjects/holidays/tables/li.zip'
import LK from '@/lib/subjects/holidays/tables/lk.zip'
import LR from '@/lib/subjects/holidays/tables/lr.zip'
import LS from '@/lib/subjects/holidays/tables/ls.zip'
import LT from '@/lib/subjects/holidays/tables/lt.zip'
import LU from '@/lib/subjects/holidays/tables/lu.zip'
import LV from '@/lib/subjects/holidays/tables/lv.zip'
import LY from '@/lib/subjects/holidays/tables/ly.zip'
import MA from '@/lib/subjects/holidays/tables/ma.zip'
import MC from '@/lib/subjects/holidays/tables/mc.zip'
import MD from '@/lib/subjects/holidays/tables/md.zip'
import ME from '@/lib/subjects/holidays/tables/me.zip'
import MF from '@/lib/subjects/holidays/tables/mf.zip'
import MG from '@/lib/subjects/holidays/tables/mg.zip'
import MH from '@/lib/subjects/holidays/tables/mh.zip'
import MK from '@/lib/subjects/holidays/tables/mk.zip'
import ML from '@/lib/subjects/holidays/tables/ml.zip'
import MM from '@/lib/subjects/holidays/tables/mm.zip'
import MN from '@/lib/subjects/holidays/tables/mn.zip'
import MO from '@/lib/subjects/holidays/tables/mo.zip'
import MP from '@/lib/subjects/holidays/tables/mp.zip'
import MQ from '@/lib/subjects/holidays/tables/mq.zip'
import MR from '@/lib/subjects/holidays/tables/mr.zip'
import MS from '@/lib/subjects/holidays/tables/ms.zip'
import MT from '@/lib/subjects/holidays/tables/mt.zip'
import MU from '@/lib/subjects/holidays/tables/mu.zip'
import MV from '@/lib/subjects/holidays/tables/mv.zip'
import MW from '@/lib/subjects/holidays/tables/mw.zip'
import MX from '@/lib/subjects/holidays/tables/mx.zip'
import MY from '@/lib/subjects/holidays/tables/my.zip'
import MZ from '@/lib/subjects/holidays/tables/mz.zip'
import NA from '@/lib/subjects/holidays/tables/na.zip'
import NC from '@/lib/subjects/holidays/tables/nc.zip'
import NE from '@/lib/subjects/holidays/tables/ne.zip'
import NF from '@/lib/subjects/holidays/tables/nf.zip'
import NG from '@/lib/subjects/holidays/tables/ng.zip'
import NI from '@/lib/subjects/holidays/tables/ni.zip'
import NL from '@/lib/subjects/holidays/tables/nl.zip'
import NO from '@/lib/subjects/holidays/tables/no.zip'
import NP from '@/lib/subjects/holidays/tables/np.zip'
import NR from '@/lib/subjects/holidays/tables/nr.zip'
import NU from '@/lib/subjects/holidays/tables/nu.zip'
import NZ from '@/lib/subjects/holidays/tables/nz.zip'
import OM from '@/lib/subjects/holidays/tables/om.zip'
import PA from '@/lib/subjects/holidays/tables/pa.zip'
import PE from '@/lib/subjects/holidays/tables/pe.zip'
import PF from '@/lib/subjects/holidays/tables/pf.zip'
import PG from '@/lib/subjects/holidays/tables/pg.zip'
import PH from '@/lib/subjects/holidays/tables/ph.zip'
import PK from '@/lib/subjects/holidays/tables/pk.zip'
import PL from '@/lib/subjects/holidays/tables/pl.zip'
import PM from '@/lib/subjects/holidays/tables/pm.zip'
import PN from '@/lib/subjects/holidays/tables/pn.zip'
import PR from '@/lib/subjects/holidays/tables/pr.zip'
import PS from '@/lib/subjects/holidays/tables/ps.zip'
import PT from '@/lib/subjects/holidays/tables/pt.zip'
import PW from '@/lib/subjects/holidays/tables/pw.zip'
import PY from '@/lib/subjects/holidays/tables/py.zip'
import QA from '@/lib/subjects/holidays/tables/qa.zip'
import RE from '@/lib/subjects/holidays/tables/re.zip'
import RO from '@/lib/subjects/holidays/tables/ro.zip'
import RS from '@/lib/subjects/holidays/tables/rs.zip'
import RU from '@/lib/subjects/holidays/tables/ru.zip'
import RW from '@/lib/subjects/holidays/tables/rw.zip'
import SA from '@/lib/subjects/holidays/tables/sa.zip'
import SB from '@/lib/subjects/holidays/tables/sb.zip'
import SC from '@/lib/subjects/holidays/tables/sc.zip'
import SD from '@/lib/subjects/holidays/tables/sd.zip'
import SE from '@/lib/subjects/holidays/tables/se.zip'
import SG from '@/lib/subjects/holidays/tables/sg.zip'
import SH from '@/lib/subjects/holidays/tables/sh.zip'
import SI from '@/lib/subjects/holidays/tables/si.zip'
import SJ from '@/lib/subjects/holidays/tables/sj.zip'
import SK from '@/lib/subjects/holidays/tables/sk.zip'
import SL from '@/lib/subjects/holidays/tables/sl.zip'
import SM from '@/lib/subjects/holidays/tables/sm.zip'
import SN from '@/lib/subjects/holidays/tables/sn.zip'
import SO from '@/lib/subjects/holidays/tables/so.zip'
import SR from '@/lib/subjects/holidays/tables/sr.zip'
import SS from '@/lib/subjects/holidays/tables/ss.zip'
import ST from '@/lib/subjects/holidays/tables/st.zip'
import SV from '@/lib/subjects/holidays/tables/sv.zip'
import SX from '@/lib/subjects/holidays/tables/sx.zip'
import SY from '@/lib/subjects/holidays/tables/sy.zip'
import SZ from '@/lib/subjects/holidays/tables/sz.zip'
import TC from '@/lib/subjects/holidays/tables/tc.zip'
import TD from '@/lib/subjects/holidays/tables/td.zip'
import TF from '@/lib/subjects/holidays/tables/tf.zip'
import TG from '@/lib/subjects/holidays/tables/tg.zip'
import TH from '@/lib/subjects/holidays/tables/th.zip'
import TJ from '@/lib/subjects/holidays/tables/tj.zip'
import TK from '@/lib/subjects/holidays/tables/tk.zip'
import TL from '@/lib/subjects/holidays/tables/tl.zip'
import TM from '@/lib/subjects/holidays/tables/tm.zip'
import TN from '@/lib/subjects/holidays/tables/tn.zip'
import TO from '@/lib/subjects/holidays/tables/to.zip'
import TR from '@/lib/subjects/holidays/tables/tr.zip'
import TT from '@/lib/subjects/holidays/tables/tt.zip'
import TV from '@/lib/subjects/holidays/tables/tv.zip'
import TW from '@/lib/subjects/holidays/tables/tw.zip'
import TZ from '@/lib/subjects/holidays/tables/tz.zip'
import UA from '@/lib/subjects/holidays/tables/ua.zip'
import UG from '@/lib/subjects/holidays/tables/ug.zip'
import UM from '@/lib/subjects/holidays/tables/um.zip'
import US from '@/lib/subjects/holidays/tables/us.zip'
import UY from '@/lib/subjects/holidays/tables/uy.zip'
import UZ from '@/lib/subjects/holidays/tables/uz.zip'
import VA from '@/lib/subjects/holidays/tables/va.zip'
import VC from '@/lib/subjects/holidays/tables/vc.zip'
import VE from '@/lib/subjects/holidays/tables/ve.zip'
import VG from '@/lib/subjects/holidays/tables/vg.zip'
import VI from '@/lib/subjects/holidays/tables/vi.zip'
import VN from '@/lib/subjects/holidays/tables/vn.zip'
import VU from '@/lib/subjects/holidays/tables/vu.zip'
import WF from '@/lib/subjects/holidays/tables/wf.zip'
import WS from '@/lib/subjects/holidays/tables/ws.zip'
import XK from '@/lib/subjects/holidays/tables/xk.zip'
import YE from '@/lib/subjects/holidays/tables/ye.zip'
import YT from '@/lib/subjects/holidays/tables/yt.zip'
import ZA from '@/lib/subjects/holidays/tables/za.zip'
import ZM from '@/lib/subjects/holidays/tables/zm.zip'
import ZW from '@/lib/subjects/holidays/tables/zw.zip'
import type { HolidayCountry } from '@/lib/subjects/holidays/countries'
import { tableIn, type HolidayTable } from '@/lib/subjects/holidays/table'

const addresses: Readonly<Record<HolidayCountry, string>> = {
  AD,
  AE,
  AF,
  AG,
  AI,
  AL,
  AM,
  AO,
  AQ,
  AR,
  AS,
  AT,
  AU,
  AW,
  AX,
  AZ,
  BA,
  BB,
  BD,
  BE,
  BF,
  BG,
  BH,
  BI,
  BJ,
  BL,
  BM,
  BN,
  BO,
  BQ,
  BR,
  BS,
  BT,
  BV,
  BW,
  BY,
  BZ,
  CA,
  CC,
  CD,
  CF,
  CG,
  CH,
  CI,
  CK,
  CL,
  CM,
  CN,
  CO,
  CR,
  CU,
  CV,
  CW,
  CX,
  CY,
  CZ,
  DE,
  DJ,
  DK,
  DM,
  DO,
  DZ,
  EC,
  EE,
  EG,
  EH,
  ER,
  ES,
  ET,
  FI,
  FJ,
  FK,
  FM,
  FO,
  FR,
  GA,
  GB,
  GD,
  GE,
  GF,
  GG,
  GH,
  GI,
  GL,
  GM,
  GN,
  GP,
  GQ,
  GR,
  GS,
  GT,
  GU,
  GW,
  GY,
  HK,
  HM,
  HN,
  HR,
  HT,
  HU,
  ID,
  IE,
  IL,
  IM,
  IN,
  IO,
  IQ,
  IR,
  IS,
  IT,
  JE,
  JM,
  JO,
  JP,
  KE,
  KG,
  KH,
  KI,
  KM,
  KN,
  KP,
  KR,
  KW,
  KY,
  KZ,
  LA,
  LB,
  LC,
  LI,
  LK,
  LR,
  LS,
  LT,
  LU,
  LV,
  LY,
  MA,
  MC,
  MD,
  ME,
  MF,
  MG,
  MH,
  MK,
  ML,
  MM,
  MN,
  MO,
  MP,
  MQ,
  MR,
  MS,
  MT,
  MU,
  MV,
  MW,
  MX,
  MY,
  MZ,
  NA,
  NC,
  NE,
  NF,
  NG,
  NI,
  NL,
  NO,
  NP,
  NR,
  NU,
  NZ,
  OM,
  PA,
  PE,
  PF,
  PG,
  PH,
  PK,
  PL,
  PM,
  PN,
  PR,
  PS,
  PT,
  PW,
  PY,
  QA,
  RE,
  RO,
  RS,
  RU,
  RW,
  SA,
  SB,
  SC,
  SD,
  SE,
  SG,
  SH,
  SI,
  SJ,
  SK,
  SL,
  SM,
  SN,
  SO,
  SR,
  SS,
  ST,
  SV,
  SX,
  SY,
  SZ,
  TC,
  TD,
  TF,
  TG,
  TH,
  TJ,
  TK,
  TL,
  TM,
  TN,
  TO,
  TR,
  TT,
  TV,
  TW,
  TZ,
  UA,
  UG,
  UM,
  US,
  UY,
  UZ,
  VA,
  VC,
  VE,
  VG,
  VI,
  VN,
  VU,
  WF,
  WS,
  XK,
  YE,
  YT,
  ZA,
  ZM,
  ZW,
}

/** The holidays of a country; rejects where its file does not load. */
export async function holidayTable(country: HolidayCountry): Promise<HolidayTable> {
  const loaded = await fetch(new URL(addresses[country], import.meta.url).href)
  if (!loaded.ok) throw new Error(`the holidays of ${country} did not load: ${loaded.status}`)
  return tableIn(new Uint8Array(await loaded.arrayBuffer()))
}
