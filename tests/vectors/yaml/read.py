"""Reads YAML documents, a JSON list of texts on standard input, with PyYAML, and writes what they say as JSON."""

import json
import sys

import yaml

print(json.dumps([yaml.safe_load(text) for text in json.load(sys.stdin)], default=str))
