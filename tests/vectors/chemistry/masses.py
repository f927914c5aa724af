"""Monoisotopic masses and atoms by molmass (C. Gohlke, BSD), molar masses by decimals over the weights of CIAAW's abridged table.

    PYTHONPATH=<molmass> python3 tests/vectors/chemistry/masses.py > tests/vectors/chemistry/masses.json
"""
import json
from decimal import Decimal as D

from molmass import Formula

WEIGHTS = {s: D(w) for s, w in (line.split() for line in """
H 1.0080|He 4.0026|Li 6.94|Be 9.0122|B 10.81|C 12.011|N 14.007|O 15.999|F 18.998|Na 22.990|Mg 24.305|Al 26.982|Si 28.085|P 30.974|S 32.06
Cl 35.45|K 39.098|Ca 40.078|Ti 47.867|V 50.942|Cr 51.996|Mn 54.938|Fe 55.845|Co 58.933|Ni 58.693|Cu 63.546|Zn 65.38|As 74.922|Se 78.971
Br 79.904|Sr 87.62|Zr 91.222|Mo 95.95|Pd 106.42|Ag 107.87|Cd 112.41|Sn 118.71|Sb 121.760|I 126.90|Ba 137.33|Ce 140.12|Gd 157.25|W 183.84
Pt 195.08|Au 196.97|Hg 200.59|Pb 207.2|Bi 208.98|U 238.03
""".replace("|", "\n").strip().split("\n"))}
# Ours beside theirs, where the two write a formula differently.
FORMULAS = [(f, f) for f in """H2O NaCl CO2 CaCO3 H2SO4 HNO3 NH3 CH3COOH C2H5OH C6H12O6 C12H22O11 C8H10N4O2 C9H8O4 KMnO4 K2Cr2O7 Ca3(PO4)2 (NH4)2SO4 Al2(SO4)3
Fe2O3 Fe3O4 Mg(OH)2 Ba(NO3)2 Pb(NO3)2 AgNO3 SiO2 TiO2 V2O5 ZnSO4 NiCl2 CoCl2 SnO2 Sb2S3 HgCl2 BiCl3 UF6 WO3 Au2O3 CH3(CH2)16COOH C55H72MgN4O5 C63H88CoN14O14P
Na2B4O7 LiAlH4 BeO SrCO3 ZrO2 MoS2 PdCl2 CdTe_ SeO2 As2O3 CeO2 Gd2O3 Na2S2O3 H3PO4 HF KBr KI C6H6 C10H8 C3H8""".split() if not f.endswith("_")]
FORMULAS += [("CuSO4·5H2O", "CuSO4(H2O)5"), ("Na2CO3·10H2O", "Na2CO3(H2O)10"), ("KAl(SO4)2·12H2O", "KAl(SO4)2(H2O)12"), ("MgSO4·7H2O", "MgSO4(H2O)7"),
             ("K4[Fe(CN)6]", "K4Fe(CN)6"), ("[Fe(CN)6]4-", "[Fe(CN)6]4-"), ("SO4^2-", "[SO4]2-"), ("NH4+", "[NH4]+"), ("PO43-", "[PO4]3-"), ("D2O", "D2O"),
             ("[13C]6H12O6", "[13C]6H12O6"), ("H2[18O]", "H2[18O]"), ("[15N]H3", "[15N]H3"), ("Cr2O7^2-", "[Cr2O7]2-")]

rows = []
for ours, theirs in FORMULAS:
    formula = Formula(theirs)
    counts = {item[0]: int(item[1]) for item in formula.composition().astuple() if item[0] != "e-"}
    row = {"formula": ours, "monoisotopic": formula.monoisotopic_mass, "atoms": formula.atoms, "charge": formula.charge}
    if all(symbol in WEIGHTS for symbol in counts):
        row["mass"] = str(sum(WEIGHTS[symbol] * count for symbol, count in counts.items()))
    rows.append(row)
print("[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]")
