"""Writes addresses with what Python's ipaddress module says of them, as JSON."""
import ipaddress
import json
import random

random.seed(4291)
edges = ['0.0.0.0', '255.255.255.255', '127.0.0.1', '10.1.2.3', '100.64.0.1', '169.254.9.9', '172.31.255.255', '172.32.0.0',
         '192.168.1.1', '192.0.2.9', '198.51.100.1', '203.0.113.255', '224.0.0.1', '240.0.0.1', '8.8.8.8', '192.0.0.9',
         '::', '::1', '1::', '::ffff:1.2.3.4', '2001:db8::1', '2001:db8:0:0:1:0:0:1', '2001:0:0:1::1', '1:0:2:0:3:0:4:0',
         'fe80::1', 'fc00::1', 'ff02::1', '64:ff9b::102:304', '2002:102:304::', '2001:4860:4860::8888', '0:0:0:1::']
sparse = [int(''.join(random.choice(['0000', '0000', '%04x' % random.randrange(65536)]) for _ in range(8)), 16) for _ in range(150)]
addresses = [ipaddress.ip_address(one) for one in edges]
addresses += [ipaddress.IPv4Address(random.randrange(2 ** 32)) for _ in range(100)]
addresses += [ipaddress.IPv6Address(value) for value in sparse]
rows = []
for address in addresses:
    mapped = address.version == 6 and address.ipv4_mapped
    rows.append({
        'text': address.exploded, 'version': address.version, 'integer': str(int(address)),
        'compressed': f'::ffff:{mapped}' if mapped else address.compressed,
        'exploded': address.exploded, 'reverse': address.reverse_pointer,
        'private': address.is_private, 'multicast': address.is_multicast,
    })
print(json.dumps(rows, indent=1))
