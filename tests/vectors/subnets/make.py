"""What Python's ipaddress says of networks. Command: python3 make.py > subnets.json"""
import ipaddress as ip, json, random
random.seed(4632)
facts, ranges, lists, outs = [], [], [], []
nets = ['0.0.0.0/0', '10.0.0.0/8', '192.0.2.77/26', '192.168.1.5/31', '203.0.113.9/32', '2001:db8::/32', '2001:db8:1:2::5/64', '::/0', 'fe80::1/127', '::1/128']
nets += [f'{ip.IPv4Address(random.getrandbits(32))}/{random.randint(1, 32)}' for _ in range(150)]
nets += [f'{ip.IPv6Address(random.getrandbits(128))}/{random.randint(1, 128)}' for _ in range(80)]
for text in nets:
    n = ip.ip_network(text, strict=False)
    hosts = n.num_addresses - 2 if n.version == 4 and n.prefixlen < 31 else n.num_addresses
    facts.append(dict(text=text, network=str(n), last=str(n[-1]), mask=str(n.netmask), wild=str(n.hostmask), addresses=str(n.num_addresses), hosts=str(hosts)))
for version in (4, 6):
    kind, bits = (ip.IPv4Address, 32) if version == 4 else (ip.IPv6Address, 128)
    for _ in range(60):
        first = random.getrandbits(bits - 1); last = min(first + random.getrandbits(random.randint(1, 20)), 2 ** bits - 1)
        ranges.append([f'{kind(first)} - {kind(last)}', [str(n) for n in ip.summarize_address_range(kind(first), kind(last))]])
for _ in range(40):
    some = [ip.ip_network(f'10.{random.randint(0, 3)}.{random.randint(0, 7)}.{random.randint(0, 255)}/{random.randint(20, 30)}', strict=False) for _ in range(12)]
    lists.append([[str(n) for n in some], [str(n) for n in ip.collapse_addresses(some)]])
    whole = ip.ip_network('10.0.0.0/14'); left = [whole]
    for n in ip.collapse_addresses(some): left = [p for w in left for p in (w.address_exclude(n) if n.subnet_of(w) else [w])]
    outs.append(['10.0.0.0/14', [str(n) for n in some], [str(n) for n in sorted(left)]])
splits = [[text, p, [str(n) for n in ip.ip_network(text).subnets(new_prefix=p)]] for text, p in [('192.168.0.0/24', 26), ('10.0.0.0/8', 12), ('2001:db8::/48', 52), ('192.0.2.0/30', 32), ('192.0.2.0/24', 24)]]
print(json.dumps(dict(facts=facts, ranges=ranges, lists=lists, outs=outs, splits=splits), indent=0))
