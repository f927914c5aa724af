"""What PyYAML (YAML 1.1) makes of texts of our own. Run in this folder: python3 make.py > cases.json"""

import json
import sys

import yaml

TEXTS = [
    'a: 1\nb: [x, z]\nc: {d: true}\n',
    'base: &b\n  x: 1\n  y: 2\nuse:\n  <<: *b\n  y: 3\n',
    'list:\n- <<: [{a: 1, b: 1}, {b: 2, c: 2}]\n  d: 4\n',
    'a: &v text\nb: *v\nc: [*v, *v]\n',
    'folded: >\n  one\n  two\n\n  three\nliteral: |\n  one\n  two\nstrip: |-\n  end\n',
    'country: NO\nanswer: yes\nswitch: off\n',
    'zip: 0123\nhex: 0x1F\nbig: 12345678901234567890\n',
    "quoted: '0123'\nalso: \"no\"\nsingle: 'it''s'\n",
    'empty:\ntilde: ~\nword: null\n',
    'neg: -5\nfloat: 1.25\nplus: +7\n',
    '"escapes": "tab\\t and \\u00e9 and \\x41"\n',
    '- a\n- - b\n  - c\n-\n  d: e\n',
]
DOCUMENTS = ['a: 1\n---\nb: 2\n', '--- x\n--- w\n...\n---\n- z\n']

print(json.dumps({
    'one': [{'yaml': text, 'made': yaml.safe_load(text)} for text in TEXTS],
    'many': [{'yaml': text, 'made': list(yaml.safe_load_all(text))} for text in DOCUMENTS],
}, ensure_ascii=False, indent=1))
