"""Reads a message on standard input with Python's own e-mail package and writes what it found as JSON."""
import email, email.policy, json, sys

message = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
parts = list(message.iter_parts()) if message.is_multipart() else [message]
print(json.dumps({
    "type": message.get_content_type(),
    "subject": message["Subject"],
    "from": [[one.display_name, one.addr_spec] for one in message["From"].addresses] if message["From"] else [],
    "defects": [str(one) for part in [message, *parts] for one in part.defects],
    "longest": max(len(line) for line in message.as_bytes().splitlines()),
    "parts": [[part.get_content_type(), part.get_content_charset(), part.get_content()] for part in parts],
}))
