"""Groups of the W3C XML Schema Test Suite whose schema is one file, as they are: python3 xsts.py <git directory> > xsts.json"""
import json, re, subprocess, sys
import xml.etree.ElementTree as tree

git = sys.argv[1]
TS = '{http://www.w3.org/XML/2004/xml-schema-test-suite/}'
LINK = '{http://www.w3.org/1999/xlink}href'


def read(path):
    found = subprocess.run(['git', '--git-dir', git, 'show', f'HEAD:{path}'], capture_output=True)
    return found.stdout if found.returncode == 0 else None


def text(folder, link):
    raw = read(f'{folder}/{link}'.replace('sunMeta/../', '').replace('msMeta/../', ''))
    if raw is None:
        return None
    try:
        return raw.decode('utf-8-sig')
    except UnicodeDecodeError:
        return None


def groups(folder, name):
    raw = read(f'{folder}/{name}')
    return tree.fromstring(raw).iter(f'{TS}testGroup') if raw else []


out = []
for folder, name, every, most in [
    *[('msMeta', f'{one}_w3c.xml', 9, 4) for one in ('ComplexType', 'DataTypes', 'Particles', 'SimpleType', 'IdentityConstraint')],
    *[('sunMeta', f'{one}.testSet', 1, 9) for one in ('AttrDecl', 'AttrUse', 'CType', 'ElemDecl', 'IdConstrDefs', 'MGroup', 'MGroupDef', 'SType', 'Wildcard')],
]:
    for number, group in enumerate(groups(folder, name)):
        if number % every:
            continue
        schemas = group.findall(f'{TS}schemaTest/{TS}schemaDocument')
        states = group.findall(f'{TS}schemaTest/{TS}expected')
        if len(schemas) != 1 or states[0].get('validity') != 'valid' or states[0].get('version'):
            continue
        schema = text(folder, schemas[0].get(LINK))
        if schema is None or re.search(r'<(?:\w+:)?(?:import|include|redefine)\b', schema) or len(schema) > 6000:
            continue
        documents = []
        for test in group.findall(f'{TS}instanceTest')[:most]:
            state, current = test.find(f'{TS}expected'), test.find(f'{TS}current')
            body = text(folder, test.find(f'{TS}instanceDocument').get(LINK))
            if body is None or current is None or current.get('status') != 'accepted' or state.get('version') or len(body) > 4000:
                continue
            documents.append({'text': body, 'isValid': state.get('validity') == 'valid'})
        if documents:
            out.append({'name': f'{name.split(".")[0]} {group.get("name")}', 'schema': schema, 'documents': documents})
print(json.dumps(out, indent=1, ensure_ascii=False))
