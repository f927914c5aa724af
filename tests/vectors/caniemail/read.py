"""Which CSS properties mail programs take, from the data of caniemail.com (a clone of github.com/hteumeuleu/caniemail as argument)."""
import json, re, subprocess, sys

CLIENTS = (("gmail", "desktop-webmail"), ("outlook", "windows"), ("apple-mail", "macos"))
files = subprocess.run(["git", "-C", sys.argv[1], "ls-tree", "-r", "HEAD", "--name-only", "_features"], capture_output=True, text=True).stdout.split()
found = {}
for file in files:
    name = re.fullmatch(r"_features/css-(font|padding|border|border-radius|vertical-align|line-height|text-decoration|width|background-color|float|display|display-flex|position|margin|max-width|max-height|height|overflow|text-align)\.md", file)
    if not name:
        continue
    text = subprocess.run(["git", "-C", sys.argv[1], "show", f"HEAD:{file}"], capture_output=True, text=True).stdout
    stats = {}
    for client, platform in CLIENTS:
        part = re.search(client + r": \{(.*?)\n    \}", text, re.S).group(1)
        versions = re.search(platform + r":\s*\{(.*?)\}", part, re.S).group(1)
        stats[client] = re.findall(r'"[^"]+":\s*"([yanu])', versions)[-1]
    found[name.group(1)] = stats
print(json.dumps(found, indent=1))
