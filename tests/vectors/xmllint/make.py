"""Asks xmllint (libxml2) which of the documents below are well-formed: python3 make.py > cases.json"""
import json, subprocess

documents = [
    '<a/>', '<a></a>', '<a>text</a>', '<a b="1" c=\'2\'/>', '<?xml version="1.0"?><a/>', '<a><b/><b></b></a>',
    '<!-- c --><a/><!-- d -->', '<a><!-- x --></a>', '<a><![CDATA[<b>&]]></a>', '<?pi some?><a><?x y?></a>',
    '<a>&lt;&amp;&gt;&quot;&apos;</a>', '<a>&#65;&#x1F600;</a>', '<a xmlns="u"><b xmlns:p="v" p:c="1"/></a>',
    '<p:a xmlns:p="u"><p:b/></p:a>', '<a>x ]] y</a>', '<é>ü</é>', '<a\n  b="1"\n/>', '<a b="x > y"/>', '<a b="&lt;"/>',
    '<!DOCTYPE a><a/>', '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', '<!DOCTYPE a [<!ELEMENT a (#PCDATA)>]><a>x</a>',
    '<!DOCTYPE a SYSTEM "a.dtd"><a/>', '<a><b>1</b> text <b>2</b></a>', '<a xml:space="preserve"> <b/> </a>',
    '<a>\r\n<b/>\r\n</a>', '<a\tb="1"/>', '<a.b-c_d1/>', '<a b=""/>', '<a>]</a>', '<a>\u00a0</a>', '<a b="\'"/>',
    '<!DOCTYPE a [<!-- > ]]> --><!ENTITY q "]>">]><a>&q;</a>', '<a><?t > ?></a>', '<a >x</a >', '\n<a/>\n',
    # not well-formed
    '', ' ', 'text', '<a>', '<a></b>', '<a><b></a></b>', '</a>', '<a/><b/>', '<a b/>', '<a b=1/>', '<a b="1" b="2"/>',
    '<a b="<"/>', '<a>&</a>', '<a>&nope;</a>', '<a>& b</a>', '<a>]]></a>', '<a><!-- -- --></a>', '<!-- x', '<a><![CDATA[x</a>',
    '<1a/>', '<a b="1"c="2"/>', '< a/>', '<a/>text', 'x<a/>', ' <?xml version="1.0"?><a/>', '<?xml?><a/>', '<a><?xml version="1.0"?></a>',
    '<a>&#0;</a>', '<a>&#xD800;</a>', '<a>\x00</a>', '<a>\x07</a>', '<a>\ufffe</a>', '<a b="1', '<a', '<', '<a><b>', '<a>&#x;</a>',
    '<a>&#65</a>', '<p:a/>', '<a p:b="1"/>', '<a><</a>', '<a>x</a', '<a a="1" xmlns:p="u" xmlns:q="u" p:b="1" q:b="2"/>',
    '<!DOCTYPE a><!DOCTYPE a><a/>', '<a/><!DOCTYPE a>', '<A></a>', '<a></ a>', '<a b = />', '<?pi', '<a>&lt</a>', '<!doctype a><a/>',
]

cases = []
for document in documents:
    run = subprocess.run(['xmllint', '--noout', '-'], input=document.encode('utf-8', 'surrogatepass'), capture_output=True)
    # Errors of namespaces do not change the exit code.
    wrong = run.returncode != 0 or b'namespace error' in run.stderr
    cases.append({'document': document, 'isWellFormed': not wrong})
print(json.dumps(cases, indent=1))
