"""What xxd and hexdump write of the same bytes. See README.md."""
import json, random, subprocess

random.seed(20261128)
texts = [b"hello", b"", bytes(range(256)), "Grüße 😀\n".encode(), b"0123456789abcdef", b"A" * 64 + b"end"]
texts += [random.randbytes(n) for n in (1, 2, 7, 8, 15, 17, 31, 33)]


def said(*command, of):
    return subprocess.run(command, input=of, capture_output=True, check=True).stdout.decode()


print(json.dumps([{
    "hex": data.hex(),
    "xxd": said("xxd", of=data),
    "canonical": said("hexdump", "-Cv", of=data),
    "squeezed": said("hexdump", "-C", of=data),
    "plain": said("xxd", "-p", "-c", "0", of=data).strip(),
    "include": said("sh", "-c", "xxd -i | tr -d '\\n' | tr -s ' '", of=data).strip(),
} for data in texts], indent=1))
