"""What xmltodict makes of documents of our own. Run in this folder: python3 make.py > cases.json"""

import json

import xmltodict

DOCUMENTS = [
    '<a/>',
    '<a>text</a>',
    '<a x="1" y="2"/>',
    '<a x="1">text</a>',
    '<a><b>1</b><b>2</b><c/></a>',
    '<a><b x="1">one</b><b>two</b></a>',
    '<a>\n  <b>  spaced  </b>\n  <c>\n</c>\n</a>',
    '<a>before <b>bold</b> after</a>',
    '<?xml version="1.0"?><!-- note --><a><![CDATA[<raw> & ]]>tail</a>',
    '<n:a xmlns:n="urn:x" n:k="v"><n:b/></n:a>',
    '<a>&lt;&amp;&gt;&#233;&#x1F600;</a>',
    '<a><b><c><d>deep</d></c></b></a>',
    '<list><item id="1"><name>x</name></item><item id="2"><name>y</name><name>z</name></item></list>',
    '<a><b>0123</b><c>true</c><d>1.50</d></a>',
    '<!DOCTYPE a [<!ENTITY who "World">]><a>Hello &who;</a>',
]
print(json.dumps([{'xml': text, 'made': xmltodict.parse(text, disable_entities=False)} for text in DOCUMENTS], ensure_ascii=False, indent=1))
