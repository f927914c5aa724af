"""What other programs say of documents of our own: xmllint of XML Schema and DTD, the ISO Schematron style sheets of lxml of Schematron.

/usr/bin/python3 make.py > cases.json
"""
import json, os, re, subprocess, tempfile
from lxml import etree, isoschematron

XS = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"'


def schema(body, head=''):
    return f'<xs:schema {XS} {head}>{body}</xs:schema>'


def simple(base, facets=''):
    inner = f'<xs:simpleType><xs:restriction base="xs:{base}">{facets}</xs:restriction></xs:simpleType>'
    return schema(f'<xs:element name="v">{inner}</xs:element>')


def values(base, texts, facets=''):
    return [(simple(base, facets), f'<v>{text}</v>') for text in texts]


sequence = schema('''<xs:element name="a"><xs:complexType><xs:sequence><xs:element name="b" type="xs:int"/>
<xs:element name="c" minOccurs="0" maxOccurs="2"/></xs:sequence><xs:attribute name="x" type="xs:date" use="required"/>
</xs:complexType></xs:element>''')
choice = schema('''<xs:element name="a"><xs:complexType><xs:choice maxOccurs="2"><xs:element name="b"/><xs:element name="c"/></xs:choice>
</xs:complexType></xs:element>''')
every = schema('''<xs:element name="a"><xs:complexType><xs:all><xs:element name="b"/><xs:element name="c" minOccurs="0"/></xs:all>
</xs:complexType></xs:element>''')
keys = schema('''<xs:element name="a"><xs:complexType><xs:sequence><xs:element name="k" maxOccurs="9" type="xs:string"/>
<xs:element name="r" minOccurs="0" maxOccurs="9" type="xs:string"/></xs:sequence></xs:complexType>
<xs:key name="key"><xs:selector xpath="k"/><xs:field xpath="."/></xs:key>
<xs:keyref name="ref" refer="key"><xs:selector xpath="r"/><xs:field xpath="."/></xs:keyref></xs:element>''')
spaced = schema('<xs:element name="a"><xs:complexType><xs:sequence><xs:element name="b" type="xs:token"/></xs:sequence></xs:complexType></xs:element>',
                'targetNamespace="urn:t" xmlns="urn:t" elementFormDefault="qualified"')
mixed = schema('''<xs:element name="a"><xs:complexType mixed="true"><xs:sequence><xs:any namespace="##other" processContents="lax" minOccurs="0"/>
</xs:sequence></xs:complexType></xs:element>''')
extended = schema('''<xs:element name="a" type="t"/><xs:complexType name="t"><xs:sequence><xs:element name="b"/></xs:sequence></xs:complexType>
<xs:complexType name="u"><xs:complexContent><xs:extension base="t"><xs:sequence><xs:element name="c"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>''')
XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'

schemas = [
    *[(sequence, text) for text in (
        '<a x="2024-02-29"><b>1</b></a>', '<a x="2023-02-29"><b>1</b></a>', '<a><b>1</b></a>', '<a x="2024-01-01"/>',
        '<a x="2024-01-01"><b>1</b><c/><c/></a>', '<a x="2024-01-01"><b>1</b><c/><c/><c/></a>', '<a x="2024-01-01"><c/><b>1</b></a>',
        '<a x="2024-01-01"><b>2147483647</b></a>', '<a x="2024-01-01"><b>2147483648</b></a>', 
        '<a x="2024-01-01" y="1"><b>1</b></a>', '<a x="2024-01-01">text<b>1</b></a>', '<z/>',
        '<a x="2024-01-01">\n  <b>one</b>\n  <d/>\n</a>', '<!DOCTYPE a [<!ENTITY n "5">]><a x="2024-01-01"><b>&n;</b></a>')],
    *[(choice, text) for text in ('<a><b/></a>', '<a><c/><b/></a>', '<a/>', '<a><b/><b/><b/></a>', '<a><d/></a>')],
    *[(every, text) for text in ('<a><c/><b/></a>', '<a><b/></a>', '<a><c/></a>', '<a><b/><b/></a>')],
    *[(keys, text) for text in ('<a><k>1</k><k>2</k><r>2</r></a>', '<a><k>1</k><k>1</k></a>', '<a><k>1</k><r>2</r></a>')],
    *[(spaced, text) for text in ('<a xmlns="urn:t"><b>x</b></a>', '<a><b>x</b></a>', '<p:a xmlns:p="urn:t"><p:b>x</p:b></p:a>', '<p:a xmlns:p="urn:t"><b>x</b></p:a>')],
    *[(mixed, text) for text in ('<a>text</a>', '<a>t<x xmlns="u"/>t</a>', '<a>t<x/></a>')],
    *[(extended, text) for text in ('<a><b/></a>', f'<a {XSI} xsi:type="u"><b/><c/></a>', f'<a {XSI} xsi:type="u"><b/></a>', f'<a {XSI} xsi:type="w"><b/></a>')],
    *values('decimal', ['1', '-1.50', '1e3', '', '.5', '1,5', '+7']),
    *values('boolean', ['true', '0', 'yes', 'TRUE']),
    *values('dateTime', ['2024-01-01T00:00:00Z', '2024-01-01', '2024-01-01T24:00:00', '2024-13-01T00:00:00', '2024-01-01T00:00:00+14:00']),
    *values('duration', ['P1Y2M', 'PT5S', 'P', '1D', '-P3D']),
    *values('language', ['en', 'en-GB', 'e n', '1']),
    *values('NCName', ['a', 'a:b', '1a', '_x']),
    *values('hexBinary', ['0aF', '0aFF', 'xx', '']),
    *values('gYear', ['2024', '24', '-0044']),
    *values('string', ['ab', 'abc', 'abcd', 'é€'], '<xs:minLength value="3"/><xs:maxLength value="3"/>'),
    *values('string', ['A-1', 'A-12', 'a-1', 'XA-1'], '<xs:pattern value="[A-Z]-\\d"/>'),
    *values('string', ['red', 'green', 'Red'], '<xs:enumeration value="red"/><xs:enumeration value="green"/>'),
    *values('decimal', ['9.99', '10', '10.01', '1.234'], '<xs:maxInclusive value="10"/><xs:fractionDigits value="2"/>'),
    *values('positiveInteger', ['0', '1', '-1', '1.0']),
    *values('anyURI', ['http://example.org/a b', 'urn:x']),
]
faulty = [
    schema('<xs:element name="a" type="missing"/>'),
    schema('<xs:element name="a"/><xs:element name="a"/>'),
    schema('<xs:element/>'),
    schema('<xs:complexType name="t"><xs:sequence><xs:element name="b"/><xs:any/></xs:sequence></xs:complexType><xs:nonsense/>'),
    schema('<xs:simpleType name="s"><xs:restriction base="xs:int"><xs:pattern value="["/></xs:restriction></xs:simpleType><xs:element name="a" type="s"/>'),
]
declared = '<!ELEMENT a (b+,c?)>\n<!ELEMENT b (#PCDATA)>\n<!ELEMENT c EMPTY>\n<!ATTLIST b n CDATA #REQUIRED k (x|y) "x" i ID #IMPLIED>'
dtds = [(declared, text) for text in (
    '<a><b n="1"/></a>', '<a/>', '<a><b/></a>', '<a><b n="1"/><c/></a>', '<a><c/></a>', '<a><b n="1" k="z"/></a>', '<a><b n="1"/><c>x</c></a>',
    '<a><b n="1" i="q"/><b n="2" i="q"/></a>', '<a><b n="1"><c/></b></a>', '<a>\n<b n="1"/>\n<d/>\n</a>', '<b n="1"/>')]


def rules(body):
    return f'<schema xmlns="http://purl.oclc.org/dsdl/schematron"><ns prefix="t" uri="urn:t"/>{body}</schema>'


order = '<order total="30"><item price="10" n="2"/><item price="5" n="1"/>\n<note/><line>1</line><line>2</line></order>'
schematrons = [
    ('<pattern><rule context="item"><assert test="@price &gt; 7">The price of <name/> is <value-of select="@price"/>.</assert></rule></pattern>', order),
    ('<pattern><rule context="item[1]"><report test="@n &gt; 1">Several</report></rule><rule context="item"><assert test="false()">second rule</assert></rule></pattern>', order),
    ('<pattern><rule context="order/item | note"><assert test="@price">no price</assert></rule></pattern>', order),
    ('<pattern><rule context="@price"><assert test=". = 10">attribute <value-of select="."/></assert></rule></pattern>', order),
    ('<pattern><rule context="/"><assert test="order/@total = sum(//item/@price)">sum is <value-of select="sum(//item/@price)"/></assert></rule></pattern>', order),
    ('<let name="top" value="7"/><pattern><let name="items" value="count(//item)"/><rule context="item"><let name="own" value="@price * @n"/>'
     '<assert test="$own &gt; $top * $items">own <value-of select="$own"/></assert></rule></pattern>', order),
    ('<pattern><rule context="line"><let name="all" value="../line"/><assert test="count($all) = 3">lines <value-of select="count($all)"/></assert>'
     '<report test="$all[. = 2]">a two</report></rule></pattern>', order),
    ('<pattern><rule abstract="true" id="r"><assert test="@n &gt; 1">few</assert></rule><rule context="item"><extends rule="r"/><assert test="@price = 10">ten</assert></rule></pattern>', order),
    ('<pattern abstract="true" id="p"><rule context="$where"><assert test="@$what = 10">not ten</assert></rule></pattern>'
     '<pattern is-a="p"><param name="where" value="item"/><param name="what" value="price"/></pattern>', order),
    ('<pattern><rule context="item"><assert test="@price = 10" diagnostics="d">no</assert></rule></pattern><diagnostics><diagnostic id="d">It is <value-of select="@price"/>.</diagnostic></diagnostics>', order),
    ('<pattern><rule context="t:a"><assert test="t:b">b is missing in <name path="t:*[1]"/></assert></rule></pattern>', '<a xmlns="urn:t"><c/></a>'),
    ('<pattern><rule context="item"><report test="preceding-sibling::item/@price &gt; current()/@price">cheaper</report></rule></pattern>', order),
    ('<pattern><rule context="line[text()=\'2\']"><report test="true()">It is "two" | \'2\'</report></rule></pattern>', order),
    ('<pattern><rule context="*"><report test="not(*)"><name/></report></rule></pattern><pattern><rule context="*"><report test="@price"><emph>priced</emph> one</report></rule></pattern>', order),
]

# The published rules lie in code of ours; the documents below are held against them by the style sheets too.
rss = lambda channel, version='2.0': f'<rss version="{version}"><channel>{channel}</channel></rss>'
head = '<title>t</title><link>l</link><description>d</description>'
feeds = [rss(head), rss(''), rss(head, '0.91'), rss(head + '<item><title>x</title></item>'), rss(head + '<item><link>x</link></item>'),
         rss(head + '<item><title/><enclosure url="u"/></item>'), rss(head + '<ttl>soon</ttl>'), rss(head + '<title>again</title>'),
         rss(head + '<pubDate>2024-01-01</pubDate>'), rss(head + '<pubDate>Sat, 07 Sep 2002 09:42:31 GMT</pubDate>'), '<feed/>',
         rss(head + '<image><url>u</url><title>t</title><link>l</link><width>200</width></image>')]


def xmllint(options, document):
    run = subprocess.run(['xmllint', '--noout', *options, '-'], input=document.encode(), capture_output=True)
    lines = [int(number) for number in re.findall(r'^-:(\d+): .*(?:validity error|element)', run.stderr.decode(), re.M)]
    return {'isValid': run.returncode == 0, 'isRules': run.returncode == 5, 'lines': sorted(set(lines))}


def with_file(name, content, work):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        open(path, 'w', encoding='utf-8').write(content)
        return work(path)


# lxml leaves the parameters of abstract patterns as they are, so what it is asked is written out.
written_out = {'<pattern abstract="true" id="p"><rule context="$where"><assert test="@$what = 10">': '<pattern><rule context="item"><assert test="@price = 10">',
               '<pattern is-a="p"><param name="where" value="item"/><param name="what" value="price"/></pattern>': ''}


def schematron(text, document):
    for written, plain in written_out.items():
        text = text.replace(written, plain)
    judge = isoschematron.Schematron(etree.fromstring(text), store_report=True, error_finder=isoschematron.Schematron.ASSERTS_AND_REPORTS)
    judge.validate(etree.fromstring(document))
    svrl = '{http://purl.oclc.org/dsdl/svrl}'
    found = []
    for one in judge.validation_report.iter(f'{svrl}failed-assert', f'{svrl}successful-report'):
        words = [one.findtext(f'{svrl}text') or ''] + [''.join(more.itertext()) for more in one.findall(f'{svrl}diagnostic-reference')]
        text_node = one.find(f'{svrl}text')
        words[0] = ''.join(text_node.itertext())
        found.append(' '.join(' '.join(words).split()))
    return sorted(found)


out = {
    'schemas': [{'schema': s, 'document': d, **with_file('s.xsd', s, lambda path: xmllint(['--noent', '--schema', path], d))} for s, d in schemas],
    'faultySchemas': [{'schema': s, **with_file('s.xsd', s, lambda path: xmllint(['--schema', path], '<a/>'))} for s in faulty],
    'dtds': [{'dtd': s, 'document': d, **with_file('d.dtd', s, lambda path: xmllint(['--dtdvalid', path], d))} for s, d in dtds],
    'ownDtds': [{'document': f'<!DOCTYPE a [{s}]>\n{d}', **xmllint(['--valid'], f'<!DOCTYPE a [{s}]>\n{d}')} for s, d in dtds],
    'schematrons': [{'schema': rules(s), 'document': d, 'says': schematron(rules(s), d)} for s, d in schematrons],
    'feeds': feeds,
}
print(json.dumps(out, indent=1, ensure_ascii=False))
