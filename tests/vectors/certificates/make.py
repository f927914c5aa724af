"""Certificates made by openssl, with what openssl prints of them: python3 make.py > certificates.json"""
import json, re, subprocess, tempfile, os

def run(*words, stdin=None):
    return subprocess.run(words, capture_output=True, text=True, input=stdin, check=True).stdout

out = []
with tempfile.TemporaryDirectory() as d:
    p = lambda n: os.path.join(d, n)
    def make(name, key, subject, more=(), ca=None, days="400"):
        run("openssl", "genpkey", *key, "-out", p(name + ".key"))
        words = ["openssl", "req", "-x509", "-new", "-key", p(name + ".key"), "-subj", subject, "-days", days, "-out", p(name + ".pem"), "-utf8"]
        for one in more: words += ["-addext", one]
        if ca: words += ["-CA", p(ca + ".pem"), "-CAkey", p(ca + ".key")]
        run(*words)
    rsa = ["-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"]
    ec = lambda c: ["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:" + c]
    make("root", ec("P-384"), "/C=GB/O=Bramley Test/CN=Bramley Test Root", ["basicConstraints=critical,CA:TRUE"], days="3650")
    make("leaf", rsa, "/CN=shop.example.com", ["subjectAltName=DNS:shop.example.com,DNS:*.example.com,IP:192.0.2.7,IP:2001:db8::7", "basicConstraints=CA:FALSE"], ca="root")
    make("umlaut", ["-algorithm", "ED25519"], "/C=DE/O=Müller & Söhne, GmbH/CN=müller.example", ["subjectAltName=email:a@b.example"])
    make("plain", ec("P-256"), "/CN=old.example.com", ["basicConstraints=CA:FALSE"])
    for name in ["root", "leaf", "umlaut", "plain"]:
        pem = open(p(name + ".pem")).read()
        show = lambda *w: run("openssl", "x509", "-in", p(name + ".pem"), "-noout", *w).strip()
        text = show("-text")
        out.append({
            "name": name, "pem": pem, "der": subprocess.run(["sh", "-c", f"openssl x509 -in {p(name + '.pem')} -outform DER | base64 -w0"], capture_output=True, text=True).stdout,
            "notBefore": show("-startdate").split("=")[1], "notAfter": show("-enddate").split("=")[1],
            "serial": show("-serial").split("=")[1], "fingerprint": show("-fingerprint", "-sha256").split("=")[1],
            "subject": show("-subject", "-nameopt", "utf8,sep_comma_plus_space")[8:],
            "bits": (re.findall(r"Public-Key: \((\d+) bit", text) or [None])[0],
            "printed": show("-subject", "-dates"),
        })
    bundle = run("openssl", "crl2pkcs7", "-nocrl", "-certfile", p("leaf.pem"), "-certfile", p("root.pem"))
    run("openssl", "pkcs12", "-export", "-inkey", p("leaf.key"), "-in", p("leaf.pem"), "-passout", "pass:x", "-out", p("l.p12"))
    p12 = subprocess.run(["base64", "-w0", p("l.p12")], capture_output=True, text=True).stdout
print(json.dumps({"certificates": out, "bundle": bundle, "p12": p12}, ensure_ascii=False, indent=1))
