"""Balanced equations by SymPy: the null space of a matrix that this script reads from the formulas by itself.

    python3 tests/vectors/chemistry/equations.py > tests/vectors/chemistry/equations.json
"""
import json
import re
from functools import reduce
from math import gcd

from sympy import Matrix, ilcm

EQUATIONS = """
KMnO4 + HCl = KCl + MnCl2 + Cl2 + H2O
H2 + O2 = H2O
N2 + H2 = NH3
CH4 + O2 = CO2 + H2O
C3H8 + O2 = CO2 + H2O
C8H18 + O2 = CO2 + H2O
C6H12O6 + O2 = CO2 + H2O
C2H5OH + O2 = CO2 + H2O
C57H110O6 + O2 = CO2 + H2O
Fe + O2 = Fe2O3
Fe + O2 = Fe3O4
Fe2O3 + CO = Fe + CO2
Fe3O4 + H2 = Fe + H2O
Fe + H2O = Fe3O4 + H2
Al + O2 = Al2O3
Al + HCl = AlCl3 + H2
Al + H2SO4 = Al2(SO4)3 + H2
Al + Fe2O3 = Al2O3 + Fe
Al + NaOH + H2O = NaAl(OH)4 + H2
Al4C3 + H2O = Al(OH)3 + CH4
CaC2 + H2O = Ca(OH)2 + C2H2
CaCO3 + HCl = CaCl2 + CO2 + H2O
CaCO3 = CaO + CO2
Ca(OH)2 + H3PO4 = Ca3(PO4)2 + H2O
Ca3(PO4)2 + H2SO4 = Ca(H2PO4)2 + CaSO4
Ca3(PO4)2 + SiO2 + C = CaSiO3 + P4 + CO
Ca10F2(PO4)6 + H2SO4 = Ca(H2PO4)2 + CaSO4 + HF
Na + H2O = NaOH + H2
Na2CO3 + HCl = NaCl + H2O + CO2
NaHCO3 = Na2CO3 + H2O + CO2
NaN3 = Na + N2
Na2S2O3 + I2 = NaI + Na2S4O6
Na2O2 + H2O = NaOH + O2
NaOH + Cl2 = NaCl + NaClO3 + H2O
KClO3 = KCl + O2
KClO3 = KClO4 + KCl
KNO3 + C + S = K2S + N2 + CO2
K2Cr2O7 + HCl = KCl + CrCl3 + Cl2 + H2O
K2Cr2O7 + H2SO4 + KI = K2SO4 + Cr2(SO4)3 + I2 + H2O
K2Cr2O7 + FeCl2 + HCl = KCl + CrCl3 + FeCl3 + H2O
K2Cr2O7 + C2H5OH + H2SO4 = Cr2(SO4)3 + K2SO4 + CH3COOH + H2O
KMnO4 + H2C2O4 + H2SO4 = K2SO4 + MnSO4 + CO2 + H2O
KMnO4 + FeSO4 + H2SO4 = K2SO4 + MnSO4 + Fe2(SO4)3 + H2O
KMnO4 + H2S + H2SO4 = K2SO4 + MnSO4 + S + H2O
KMnO4 + Na2SO3 + H2O = MnO2 + Na2SO4 + KOH
KMnO4 + C3H5(OH)3 = K2CO3 + Mn2O3 + CO2 + H2O
KMnO4 = K2MnO4 + MnO2 + O2
MnO2 + HCl = MnCl2 + Cl2 + H2O
PbO2 + Pb + H2SO4 = PbSO4 + H2O
PbS + O2 = PbO + SO2
Pb(NO3)2 = PbO + NO2 + O2
Pb(NO3)2 + KI = PbI2 + KNO3
Cu + HNO3 = Cu(NO3)2 + NO + H2O
Cu + HNO3 = Cu(NO3)2 + NO2 + H2O
Cu + H2SO4 = CuSO4 + SO2 + H2O
CuSO4 + KI = CuI + I2 + K2SO4
CuSO4·5H2O = CuSO4 + H2O
Cu2S + HNO3 = Cu(NO3)2 + H2SO4 + NO + H2O
CuFeS2 + O2 = Cu2S + FeS + SO2
Zn + HNO3 = Zn(NO3)2 + NH4NO3 + H2O
Zn + HCl = ZnCl2 + H2
Zn + CuSO4 = ZnSO4 + Cu
ZnS + O2 = ZnO + SO2
Ag + HNO3 = AgNO3 + NO + H2O
AgNO3 = Ag + NO2 + O2
Ag + H2S + O2 = Ag2S + H2O
As2S3 + HNO3 + H2O = H3AsO4 + H2SO4 + NO
P4 + O2 = P4O10
P4 + NaOH + H2O = NaH2PO2 + PH3
P4O10 + H2O = H3PO4
P2I4 + P4 + H2O = PH4I + H3PO4
PCl5 + H2O = H3PO4 + HCl
PCl3 + H2O = H3PO3 + HCl
S8 + O2 = SO3
S + HNO3 = H2SO4 + NO2 + H2O
SO2 + O2 = SO3
H2S + O2 = SO2 + H2O
H2S + SO2 = S + H2O
SF4 + H2O = SO2 + HF
NH3 + O2 = NO + H2O
NH3 + CuO = Cu + N2 + H2O
NH4NO3 = N2O + H2O
NH4NO3 = N2 + H2O + O2
(NH4)2Cr2O7 = N2 + Cr2O3 + H2O
NH4ClO4 + Al = Al2O3 + AlCl3 + NO + H2O
NO2 + H2O = HNO3 + NO
N2H4 + N2O4 = N2 + H2O
C2H8N2 + N2O4 = N2 + CO2 + H2O
C3H5N3O9 = CO2 + H2O + N2 + O2
C7H5N3O6 = N2 + H2O + CO + C
SiO2 + HF = H2SiF6 + H2O
SiCl4 + H2O = SiO2 + HCl
TiCl4 + Mg = MgCl2 + Ti
TiO2 + C + Cl2 = TiCl4 + CO
B2H6 + O2 = B2O3 + H2O
LiAlH4 + H2O = LiOH + Al(OH)3 + H2
Mg3N2 + H2O = Mg(OH)2 + NH3
Mg + N2 = Mg3N2
UO2 + HF = UF4 + H2O
XeF6 + H2O = XeO3 + HF
BaCl2 + Al2(SO4)3 = BaSO4 + AlCl3
FeS2 + O2 = Fe2O3 + SO2
FeCl3 + NH3 + H2O = Fe(OH)3 + NH4Cl
Fe2(SO4)3 + KOH = K2SO4 + Fe(OH)3
K4Fe(CN)6 + H2SO4 + H2O = K2SO4 + FeSO4 + (NH4)2SO4 + CO
K4Fe(CN)6 + KMnO4 + H2SO4 = KHSO4 + Fe2(SO4)3 + MnSO4 + HNO3 + CO2 + H2O
Cr7N66H96C42O24 + KMnO4 + H2SO4 = K2Cr2O7 + MnSO4 + CO2 + KNO3 + K2SO4 + H2O
Bi2O3 + NaOH + NaOCl = NaBiO3 + NaCl + H2O
V2O5 + HCl = VOCl3 + H2O
Au + NaCN + O2 + H2O = NaAu(CN)2 + NaOH
Sb + Cl2 = SbCl3
MnO4^- + H^+ + Fe^2+ = Mn^2+ + Fe^3+ + H2O
Cr2O7^2- + H^+ + Fe^2+ = Cr^3+ + Fe^3+ + H2O
Cr2O7^2- + H^+ + C2H5OH = Cr^3+ + CO2 + H2O
MnO4^- + H^+ + C2O4^2- = Mn^2+ + CO2 + H2O
MnO4^- + H2O + SO3^2- = MnO2 + OH^- + SO4^2-
MnO4^- + H^+ + e^- = Mn^2+ + H2O
Cu + NO3^- + H^+ = Cu^2+ + NO + H2O
IO3^- + I^- + H^+ = I2 + H2O
ClO3^- + Cl^- + H^+ = Cl2 + H2O
Al + OH^- + H2O = AlO2^- + H2
Zn + NO3^- + OH^- + H2O = Zn(OH)4^2- + NH3
Ag^+ + Cu = Cu^2+ + Ag
Hg2^2+ + Sn^2+ = Hg + Sn^4+
S2O3^2- + I2 = S4O6^2- + I^-
Br2 + OH^- = BrO3^- + Br^- + H2O
Cr(OH)3 + ClO^- + OH^- = CrO4^2- + Cl^- + H2O
P4 + OH^- + H2O = H2PO2^- + PH3
PbO2 + H^+ + SO4^2- + e^- = PbSO4 + H2O
O2 + H^+ + e^- = H2O
H2O = H2 + O2
"""


def atoms(text):
    """Counts of a formula with round brackets and a point before water."""
    total = {}
    for part in text.split("·"):
        times, body = re.fullmatch(r"(\d*)(.*)", part).groups()
        stack = [{}]
        for symbol, count, opened, closed, many in re.findall(r"([A-Z][a-z]?)(\d*)|(\()|(\))(\d*)", body):
            if symbol:
                stack[-1][symbol] = stack[-1].get(symbol, 0) + int(count or 1)
            elif opened:
                stack.append({})
            else:
                inner = stack.pop()
                for name, number in inner.items():
                    stack[-1][name] = stack[-1].get(name, 0) + number * int(many or 1)
        for name, number in stack[0].items():
            total[name] = total.get(name, 0) + number * int(times or 1)
    return total


def species(text):
    body, _, charge = text.partition("^")
    sign = {"": 0, "+": 1, "-": -1}[charge[-1:]]
    found = {} if body == "e" else atoms(body)
    found["charge"] = sign * int(charge[:-1] or 1) if charge else 0
    return found


rows = []
for line in EQUATIONS.strip().split("\n"):
    left, right = ([one.strip() for one in side.split(" + ")] for side in line.split(" = "))
    columns = [species(one) for one in left] + [{k: -v for k, v in species(one).items()} for one in right]
    names = sorted({name for one in columns for name in one})
    space = Matrix([[one.get(name, 0) for one in columns] for name in names]).nullspace()
    row = {"equation": line, "dimension": len(space)}
    if len(space) == 1:
        vector = list(space[0])
        vector = [int(one * ilcm(*[x.q for x in vector])) for one in vector]
        common = reduce(gcd, vector)
        row["coefficients"] = [one // common if sum(vector) > 0 else -one // common for one in vector]
    rows.append(row)
print("[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]")
