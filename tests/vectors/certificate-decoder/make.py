"""Certificates, requests, lists and keys made by OpenSSL and OpenSSH, with what those programs print of them.

python3 make.py > made.json (OpenSSL 3.0.19, OpenSSH 9.2)
"""
import base64, json, os, re, struct, subprocess, tempfile

d = tempfile.mkdtemp()
p = lambda name: os.path.join(d, name)


def run(*words, stdin=None, check=True):
    done = subprocess.run(words, capture_output=True, input=stdin, check=check)
    return done.stdout


def text(*words, **more):
    return run(*words, **more).decode()


def b64(data):
    return base64.b64encode(data).decode()


def write(name, content):
    with open(p(name), "w") as file:
        file.write(content)


def key(name, *words):
    run("openssl", "genpkey", *words, "-out", p(name + ".key"))


key("root", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-384")
key("middle", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:3072")
key("leaf", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256")
key("pss", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048")
key("weak", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:1024")
key("ed", "-algorithm", "ED25519")
key("p521", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-521")

# Two timestamps as RFC 6962 section 3.3 writes them; their signatures are invented.
def sct(log, millis):
    body = b"\0" + log + struct.pack(">Q", millis) + struct.pack(">H", 0) + b"\4\3" + struct.pack(">H", 8) + b"12345678"
    return struct.pack(">H", len(body)) + body

logs = sct(bytes(range(32)), 1700000000123) + sct(bytes(range(32, 64)), 1700000060456)
listed = struct.pack(">H", len(logs)) + logs
octets = b"\x04" + bytes([0x81, len(listed)]) + listed

write("ca.cnf", f"""
[root]
basicConstraints=critical,CA:TRUE
keyUsage=critical,keyCertSign,cRLSign
subjectKeyIdentifier=hash
[middle]
basicConstraints=critical,CA:TRUE,pathlen:0
keyUsage=critical,digitalSignature,keyCertSign,cRLSign
subjectKeyIdentifier=hash
authorityKeyIdentifier=keyid
nameConstraints=critical,permitted;DNS:example.com,excluded;DNS:bad.example.com
[leaf]
basicConstraints=CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=serverAuth,clientAuth
subjectKeyIdentifier=hash
authorityKeyIdentifier=keyid
subjectAltName=DNS:www.example.com,DNS:*.shop.example.com,IP:192.0.2.7,IP:2001:db8::7,email:admin@example.com,URI:https://example.com/id
certificatePolicies=2.23.140.1.2.1,@policy
authorityInfoAccess=OCSP;URI:http://ocsp.example.com,caIssuers;URI:http://ca.example.com/middle.crt
crlDistributionPoints=URI:http://crl.example.com/middle.crl
tlsfeature=status_request
1.3.6.1.4.1.11129.2.4.2=DER:{octets.hex()}
[policy]
policyIdentifier=1.3.6.1.4.1.99999.1
CPS.1=https://example.com/cps
""")


def sign(name, subject, section, issuer, serial, *more, days="300"):
    run("openssl", "req", "-new", "-key", p(name + ".key"), "-subj", subject, "-out", p(name + ".csr"), "-utf8")
    words = ["openssl", "x509", "-req", "-in", p(name + ".csr"), "-days", days, "-set_serial", serial, "-out", p(name + ".pem"), *more]
    words += ["-signkey", p(name + ".key")] if issuer is None else ["-CA", p(issuer + ".pem"), "-CAkey", p(issuer + ".key")]
    if section:
        words += ["-extfile", p("ca.cnf"), "-extensions", section]
    run(*words)


sign("root", "/C=GB/O=Bramley Test/CN=Bramley Test Root", "root", None, "1", days="3650")
sign("middle", "/C=GB/O=Bramley Test/CN=Bramley Test Middle", "middle", "root", "4096", "-sha384", days="1800")
sign("leaf", "/CN=www.example.com", "leaf", "middle", "0x0123456789abcdef0123456789abcdef01")
sign("pss", "/CN=pss.example.com", None, None, "7", "-sigopt", "rsa_padding_mode:pss", "-sigopt", "rsa_pss_saltlen:32", "-sha256")
sign("weak", "/O=Müller/CN=weak.example.com", None, None, "9", "-sha1")
sign("ed", "/CN=ed.example.com", None, None, "11")
sign("p521", "/CN=p521.example.com", None, None, "12", "-sha512")

# The leaf with one bit of its signature changed.
broken = bytearray(run("openssl", "x509", "-in", p("leaf.pem"), "-outform", "DER"))
broken[-1] ^= 1

certificates = []
for name in ["root", "middle", "leaf", "pss", "weak", "ed", "p521"]:
    show = lambda *words: text("openssl", "x509", "-in", p(name + ".pem"), "-noout", *words).strip()
    der = run("openssl", "x509", "-in", p(name + ".pem"), "-outform", "DER")
    write("der", "")
    with open(p("der"), "wb") as file:
        file.write(der)
    spki = run("openssl", "pkey", "-pubin", "-outform", "DER", stdin=run("openssl", "x509", "-in", p(name + ".pem"), "-noout", "-pubkey"))
    certificates.append({
        "name": name, "pem": open(p(name + ".pem")).read(), "der": b64(der),
        "subject": show("-subject", "-nameopt", "utf8,sep_comma_plus_space")[8:],
        "issuer": show("-issuer", "-nameopt", "utf8,sep_comma_plus_space")[7:],
        "serial": show("-serial").split("=")[1],
        "sha1": show("-fingerprint", "-sha1").split("=")[1], "sha256": show("-fingerprint", "-sha256").split("=")[1],
        "pin": b64(run("openssl", "dgst", "-sha256", "-binary", stdin=spki)),
        "text": show("-text", "-nameopt", "utf8,sep_comma_plus_space"),
        "asn1": text("openssl", "asn1parse", "-inform", "DER", "-in", p("der")),
    })

hosts = {}
for host in ["www.example.com", "WWW.EXAMPLE.COM", "example.com", "a.shop.example.com", "shop.example.com", "a.b.shop.example.com", "xshop.example.com", "www.example.com.evil.test"]:
    hosts[host] = "does match" in text("openssl", "x509", "-in", p("leaf.pem"), "-noout", "-checkhost", host, check=False)
for address in ["192.0.2.7", "192.0.2.8", "2001:db8::7", "2001:db8:0:0:0:0:0:7", "2001:db8::8"]:
    hosts[address] = "does match" in text("openssl", "x509", "-in", p("leaf.pem"), "-noout", "-checkip", address, check=False)

run("openssl", "req", "-new", "-key", p("leaf.key"), "-subj", "/C=IN/O=Kumar & Sons/CN=api.example.in", "-out", p("request.csr"),
    "-addext", "subjectAltName=DNS:api.example.in,DNS:example.in", "-addext", "keyUsage=digitalSignature")
request = text("openssl", "req", "-in", p("request.csr"))

# A list of two revoked serial numbers.
write("index.txt", "R\t271231235959Z\t260101000000Z,keyCompromise\t0123456789ABCDEF0123456789ABCDEF01\tunknown\t/CN=www.example.com\n"
                   "R\t271231235959Z\t260202000000Z\t1F\tunknown\t/CN=other\n")
write("crlnumber", "2A\n")
write("crl.cnf", f"[ca]\ndefault_ca=c\n[c]\ndatabase={p('index.txt')}\ncrlnumber={p('crlnumber')}\ndefault_md=sha256\ndefault_crl_days=30\n")
run("openssl", "ca", "-gencrl", "-config", p("crl.cnf"), "-cert", p("middle.pem"), "-keyfile", p("middle.key"), "-out", p("list.crl"))
crl = open(p("list.crl")).read()
crl_text = text("openssl", "crl", "-in", p("list.crl"), "-noout", "-text", "-nameopt", "utf8,sep_comma_plus_space")

pkcs8 = {name: open(p(name + ".key")).read() for name in ["leaf", "pss", "ed", "p521", "weak"]}
keys = {
    **pkcs8,
    "rsa-pkcs1": text("openssl", "rsa", "-in", p("pss.key"), "-traditional"),
    "ec-sec1": text("openssl", "ec", "-in", p("leaf.key")),
    "locked": text("openssl", "pkcs8", "-topk8", "-in", p("leaf.key"), "-passout", "pass:apples"),
    "locked-3des": text("openssl", "pkcs8", "-topk8", "-in", p("pss.key"), "-passout", "pass:apples", "-v1", "PBE-SHA1-3DES"),
    "public": text("openssl", "pkey", "-in", p("leaf.key"), "-pubout"),
}

write("chain.pem", open(p("middle.pem")).read() + open(p("root.pem")).read())
p12 = {}
for name, more in {"modern": [], "old": ["-legacy"], "plain": ["-keypbe", "NONE", "-certpbe", "NONE", "-nomac"]}.items():
    run("openssl", "pkcs12", "-export", "-inkey", p("leaf.key"), "-in", p("leaf.pem"), "-certfile", p("chain.pem"), "-name", "web", "-passout", "pass:apples", *more, "-out", p(name + ".p12"))
    p12[name] = b64(open(p(name + ".p12"), "rb").read())
run("openssl", "pkcs12", "-export", "-inkey", p("pss.key"), "-in", p("pss.pem"), "-legacy", "-passout", "pass:äpfel", "-out", p("umlaut.p12"))
p12["umlaut"] = b64(open(p("umlaut.p12"), "rb").read())
run("openssl", "pkcs12", "-export", "-inkey", p("pss.key"), "-in", p("pss.pem"), "-passout", "pass:äpfel", "-out", p("umlaut-modern.p12"))
p12["umlaut-modern"] = b64(open(p("umlaut-modern.p12"), "rb").read())

p7b = text("openssl", "crl2pkcs7", "-nocrl", "-certfile", p("chain.pem"))

ssh = []
for name, words in {"rsa": ["-t", "rsa", "-b", "2048"], "ecdsa": ["-t", "ecdsa", "-b", "256"], "ed25519": ["-t", "ed25519"], "locked": ["-t", "ed25519"]}.items():
    run("ssh-keygen", "-q", *words, "-N", "apples" if name == "locked" else "", "-C", name + "@example.com", "-f", p("ssh-" + name))
    bits, print_, comment, kind = re.match(r"(\d+) (\S+) (\S+) \((\S+)\)", text("ssh-keygen", "-lf", p("ssh-" + name + ".pub"))).groups()
    spki = "" if name in ("ed25519", "locked") else text("ssh-keygen", "-e", "-m", "PKCS8", "-f", p("ssh-" + name + ".pub"))
    ssh.append({"name": name, "public": open(p("ssh-" + name + ".pub")).read().strip(), "private": open(p("ssh-" + name)).read(),
                "bits": int(bits), "fingerprint": print_, "comment": comment, "kind": kind, "spki": spki, "rfc4716": text("ssh-keygen", "-e", "-f", p("ssh-" + name + ".pub"))})

print(json.dumps({"certificates": certificates, "broken": b64(bytes(broken)), "hosts": hosts, "request": request,
                  "requestText": text("openssl", "req", "-in", p("request.csr"), "-noout", "-text", "-nameopt", "utf8,sep_comma_plus_space"),
                  "crl": crl, "crlText": crl_text, "keys": keys, "p12": p12, "p7b": p7b, "ssh": ssh}, ensure_ascii=False, indent=1))
