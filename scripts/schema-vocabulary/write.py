"""Writes the vocabulary of schema.org: python3 scripts/schema-vocabulary/write.py <clone of github.com/schemaorg/schemaorg> 30.0

Takes the names of types, properties and members with their parents, domains and ranges, and no texts. The vocabulary is under
CC BY-SA 3.0 (https://schema.org/docs/terms.html), and so is the file that is written.
"""
import json, pathlib, subprocess, sys

clone, release = sys.argv[1:]
def git(*args): return subprocess.run(['git', '-C', clone, *args], check=True, capture_output=True).stdout

commit = git('log', '-1', '--format=%H').decode().strip()
graph = json.loads(git('show', f'HEAD:data/releases/{release}/schemaorg-current-https.jsonld'))['@graph']

def listed(value): return value if isinstance(value, list) else [] if value is None else [value]
def names(entry, key): return sorted(one['@id'].removeprefix('schema:') for one in listed(entry.get(key)) if one['@id'].startswith('schema:'))

types, properties, members = {}, {}, {}
for entry in graph:
    name = entry['@id'].removeprefix('schema:')
    kinds = listed(entry['@type'])
    if 'rdfs:Class' in kinds:
        instead = names(entry, 'schema:supersededBy')
        types[name] = ' '.join(names(entry, 'rdfs:subClassOf')) + (f'>{instead[0]}' if instead else '')
    elif 'rdf:Property' in kinds:
        parts = [' '.join(names(entry, 'schema:domainIncludes')), ' '.join(names(entry, 'schema:rangeIncludes')), *names(entry, 'schema:supersededBy')[:1]]
        properties[name] = '>'.join(parts)
    else:
        members[name] = ' '.join(kind.removeprefix('schema:') for kind in kinds if kind.startswith('schema:'))

folder = pathlib.Path(__file__).parents[2] / 'lib/subjects/structured-data'
written = {
    'source': f'schema.org, release {release}, commit {commit} of schemaorg/schemaorg: names, types and ranges',
    'licence': 'CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/, schema.org sponsors',
    'types': dict(sorted(types.items())), 'properties': dict(sorted(properties.items())), 'members': dict(sorted(members.items())),
}
(folder / 'vocabulary.json').write_text(json.dumps(written, ensure_ascii=False, indent=2) + '\n')
