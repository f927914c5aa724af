"""Writes invoices.json and rules.json: figures of the published example invoices and unit tests, as they stand there.

python3 make.py <git directory of ConnectingEurope/eInvoicing-EN16931> (commit named in README.md)
"""
import json
import subprocess
import sys
import xml.etree.ElementTree as ET

REPO = sys.argv[1]
COMMIT = 'b6c9e06a59812fb1a83585da40923b3678a649ad'
CBC = '{urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2}'
CAC = '{urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2}'
RULES = ['BR-CO-10', 'BR-CO-11', 'BR-CO-12', 'BR-CO-13', 'BR-CO-16', 'BR-CO-17']


def git(*words):
    return subprocess.run(['git', '--git-dir', REPO, *words], check=True, capture_output=True).stdout


def names(folder):
    listed = git('ls-tree', '--name-only', COMMIT, folder + '/').decode().splitlines()
    return sorted(name for name in listed if name.lower().endswith('.xml'))


def text(node, path):
    found = node.find(path)
    return None if found is None or found.text is None else found.text.strip()


def category(node):
    if node is None:
        return None
    return [text(node, CBC + 'ID'), text(node, CBC + 'Percent')]


def adjustments(node):
    return [
        {
            'charge': text(one, CBC + 'ChargeIndicator') in ('true', '1'),
            'amount': text(one, CBC + 'Amount'),
            'tax': category(one.find(CAC + 'TaxCategory')),
        }
        for one in node.findall(CAC + 'AllowanceCharge')
    ]


def invoice(root):
    currency = text(root, CBC + 'DocumentCurrencyCode')
    sums = root.find(CAC + 'LegalMonetaryTotal')
    in_currency = [
        one
        for one in root.findall(CAC + 'TaxTotal')
        # A second total in the currency of the tax authority is not the invoice's.
        if one.find(CBC + 'TaxAmount') is None or one.find(CBC + 'TaxAmount').get('currencyID') in (currency, None)
    ]
    return {
        'currency': currency,
        'lines': [
            {
                'quantity': text(line, CBC + 'InvoicedQuantity') or text(line, CBC + 'CreditedQuantity'),
                'price': text(line, f'{CAC}Price/{CBC}PriceAmount'),
                'per': text(line, f'{CAC}Price/{CBC}BaseQuantity'),
                'adjustments': adjustments(line),
                'tax': category(line.find(f'{CAC}Item/{CAC}ClassifiedTaxCategory')),
                'net': text(line, CBC + 'LineExtensionAmount'),
            }
            for line in [*root.findall(CAC + 'InvoiceLine'), *root.findall(CAC + 'CreditNoteLine')]
        ],
        'adjustments': adjustments(root),
        'taxes': [
            {
                'tax': category(part.find(CAC + 'TaxCategory')),
                'taxable': text(part, CBC + 'TaxableAmount'),
                'amount': text(part, CBC + 'TaxAmount'),
            }
            for one in in_currency
            for part in one.findall(CAC + 'TaxSubtotal')
        ],
        'taxTotal': text(in_currency[0], CBC + 'TaxAmount') if in_currency else None,
        'totals': {child.tag.split('}')[1]: child.text.strip() for child in sums} if sums is not None else {},
    }


def is_document(root):
    return root.tag.split('}')[1] in ('Invoice', 'CreditNote')


def examples():
    found = {}
    for name in [*names('ubl/examples'), *names('test/testfiles')]:
        root = ET.fromstring(git('show', f'{COMMIT}:{name}'))
        if is_document(root):
            found[name] = invoice(root)
    return found


def outcome(test, rule):
    said = [child.tag.split('}')[1] for one in test for child in one if child.text and child.text.strip() == rule]
    return said[0] if said else None


def rules():
    found = {}
    for rule in RULES:
        root = ET.fromstring(git('show', f'{COMMIT}:test/Invoice-unit-UBL/{rule}.xml'))
        found[rule] = [
            {'outcome': outcome(test, rule), **invoice(document)}
            for test in root
            if test.tag.endswith('}test')
            for document in test
            if is_document(document)
        ]
    return found


def write(name, data):
    with open(name, 'w') as file:
        json.dump(data, file, indent=1, ensure_ascii=False)
        file.write('\n')


write('invoices.json', examples())
write('rules.json', rules())
