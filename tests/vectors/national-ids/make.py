"""National numbers that python-stdnum takes, drawn from a fixed seed, and neighbours (one digit changed) that it refuses."""
import importlib, json, random

random.seed(20261127)
D = "0123456789"
KINDS = {
    "us-ssn": ("us.ssn", lambda: "".join(random.choice(D) for _ in range(9))),
    "uk-nhs": ("gb.nhs", lambda: "".join(random.choice(D) for _ in range(10))),
    "de-idnr": ("de.idnr", lambda: random.choice(D[1:]) + "".join(random.sample(D, 9)) + random.choice(D)),
    "fr-nir": ("fr.nir", lambda: random.choice("12") + f"{random.randrange(100):02}{random.randrange(1,13):02}{random.randrange(1,96):02}" + "".join(random.choice(D) for _ in range(8))),
    "es-dni": ("es.dni", lambda: "".join(random.choice(D) for _ in range(8)) + random.choice("TRWAGMYFPDXBNJZSQVHLCKE")),
    "es-nie": ("es.nie", lambda: random.choice("XYZ") + "".join(random.choice(D) for _ in range(7)) + random.choice("TRWAGMYFPDXBNJZSQVHLCKE")),
    "nl-bsn": ("nl.bsn", lambda: "".join(random.choice(D) for _ in range(9))),
    "pl-pesel": ("pl.pesel", lambda: f"{random.randrange(100):02}{random.randrange(1,13):02}{random.randrange(1,29):02}" + "".join(random.choice(D) for _ in range(5))),
    "in-aadhaar": ("in_.aadhaar", lambda: random.choice("23456789") + "".join(random.choice(D) for _ in range(11))),
    "br-cpf": ("br.cpf", lambda: "".join(random.choice(D) for _ in range(11))),
}
out = {}
for kind, (module, draw) in KINDS.items():
    m = importlib.import_module("stdnum." + module)
    good = []
    while len(good) < 8:
        n = draw()
        if m.is_valid(n) and n not in good: good.append(n)
    bad = []
    for n in good:
        for at, c in enumerate(n):
            if c in D:
                other = n[:at] + random.choice(D.replace(c, "")) + n[at + 1:]
                if not m.is_valid(other): bad.append(other)
    out[kind] = {"good": good, "bad": bad}
print(json.dumps(out, indent=0))
