"""Puts the branch `data` of yaml-test-suite, unpacked in the folder that is named, into one file: python3 suite.py FOLDER > suite.json"""

import json
import sys
from pathlib import Path

cases = []
for file in sorted(Path(sys.argv[1]).rglob('in.yaml')):
    folder = file.parent
    if folder.is_symlink() or 'tags' in folder.parts or 'name' in folder.parts:
        continue
    made = folder / 'in.json'
    cases.append({
        'id': '/'.join(folder.relative_to(sys.argv[1]).parts),
        'yaml': file.read_bytes().decode('utf-8'),
        **({'json': made.read_text(encoding='utf-8')} if made.exists() else {}),
        **({'fails': True} if (folder / 'error').exists() else {}),
    })
print(json.dumps(cases, ensure_ascii=False, indent=0))
