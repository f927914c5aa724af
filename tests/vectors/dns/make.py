"""Writes DNS answers in bytes with what dnspython reads in them, as JSON. Needs dnspython (ISC licence)."""
import json

import dns.flags
import dns.message
import dns.rdataclass
import dns.rdatatype
import dns.rrset

texts = {
    'A': ['192.0.2.1', '203.0.113.9'],
    'AAAA': ['2001:db8::1', '::ffff:192.0.2.1'],
    'NS': ['ns1.example.net.'],
    'CNAME': ['www.example.com.'],
    'SOA': ['ns1.example.net. hostmaster.example.com. 2026112701 7200 3600 1209600 300'],
    'PTR': ['host.example.com.'],
    'MX': ['10 mail.example.com.', '20 mail2.example.net.', '0 .'],
    'TXT': ['"v=spf1 include:_spf.example.net -all"', '"two" "parts"', r'"say \"hi\" \\ there"', r'"\195\188"'],
    'SRV': ['10 60 5060 sip.example.com.'],
    'CAA': ['0 issue "letsencrypt.org"', '128 iodef "mailto:a@example.com"'],
    'DS': ['60485 5 1 2bb183af5f22588179a53b0a98631fad1a292118'],
    'SSHFP': ['4 2 123456789abcdef67890123456789abcdef67890123456789abcdef123456789'],
    'TLSA': ['3 1 1 d2abde240d7cd3ee6b4b28c54df034b97983a1d16e8a410e4561cb106618e971'],
    'DNSKEY': ['256 3 5 AQPSKmynfzW4kyBv015MUG2DeIQ3'],
    'NSEC': ['host.example.com. A MX RRSIG NSEC'],
    'NAPTR': ['100 10 "U" "E2U+sip" "!^.*$!sip:info@example.com!" .'],
    'RRSIG': ['A 5 3 86400 20030322173103 20030220173103 2642 example.com. oJB1W6WNGv+ldvQ3WDG0MQkg5IEhjRip8WTr'],
    'HTTPS': ['1 . alpn="h2,h3" ipv4hint="192.0.2.1,192.0.2.2" ipv6hint="2001:db8::1" port="8443"', '0 svc.example.net.'],
    'SVCB': ['16 foo.example.org. mandatory="alpn,ipv4hint" alpn="h2" ipv4hint="192.0.2.1"'],
    'DNAME': ['example.net.'],
}
rows = []
for kind, datas in texts.items():
    query = dns.message.make_query('www.example.com.', kind, id=7)
    answer = dns.message.make_response(query)
    answer.flags |= dns.flags.RA | dns.flags.AD
    answer.answer.append(dns.rrset.from_text_list('www.example.com.', 300, 'IN', kind, datas))
    answer.authority.append(dns.rrset.from_text('example.com.', 3600, 'IN', 'NS', 'ns1.example.com.'))
    wire = answer.to_wire()
    read = dns.message.from_wire(wire)
    rows.append({
        'type': kind, 'hex': wire.hex(),
        'answers': sorted(rdata.to_text() for rrset in read.answer for rdata in rrset),
        'authority': [rdata.to_text() for rrset in read.authority for rdata in rrset],
        'query': query.to_wire().hex(),
    })
print(json.dumps(rows, indent=1))
