"""Sums of the HAR files beside it, added up by another hand. Prints JSON."""
import json
import sys
from datetime import datetime
from urllib.parse import urlparse


def kind(mime):
    mime = mime.split(';')[0].strip().lower()
    for name, words in {'document': ['text/html'], 'style': ['text/css'], 'script': ['javascript'], 'image': ['image/'], 'font': ['font']}.items():
        if any(word in mime for word in words):
            return name
    return 'rest'


found = {}
for name in sys.argv[1:]:
    log = json.load(open(name, encoding='utf-8-sig'))['log']
    first = log['pages'][0]['id']
    entries = [e for e in log['entries'] if len(log['pages']) < 2 or e.get('pageref') in (None, first)]
    starts = [datetime.fromisoformat(e['startedDateTime'].replace('Z', '+00:00')).timestamp() * 1000 for e in entries]
    kinds = {}
    ends = []
    for entry, start in zip(entries, starts):
        own = kind(entry['response']['content'].get('mimeType', ''))
        kinds[own] = kinds.get(own, 0) + 1
        times = entry['timings']
        ends.append(start - min(starts) + sum(max(0, times.get(t) or 0) for t in ['blocked', 'dns', 'connect', 'send', 'wait', 'receive']))
    found[name] = {
        'requests': len(entries),
        'kinds': {k: v for k, v in sorted(kinds.items())},
        'unpacked': sum(max(0, e['response']['content'].get('size', 0)) for e in entries),
        'ends': max(ends),
        'hosts': len({urlparse(e['request']['url']).hostname for e in entries}),
        'load': log['pages'][0]['pageTimings'].get('onLoad'),
        'failed': sum(e['response']['status'] >= 400 for e in entries),
    }
print(json.dumps(found, indent=1))
