const names: Readonly<Record<string, string>> = {
  QRCode: 'QR Code',
  QRCodeModel1: 'QR Code, model 1',
  QRCodeModel2: 'QR Code',
  MicroQRCode: 'Micro QR Code',
  RMQRCode: 'rMQR Code',
  DataMatrix: 'Data Matrix',
  AztecCode: 'Aztec Code',
  AztecRune: 'Aztec Rune',
  MaxiCode: 'MaxiCode',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  Code128: 'Code 128',
  Code39: 'Code 39',
  Code39Std: 'Code 39',
  Code39Ext: 'Code 39 Extended',
  Code93: 'Code 93',
  ITF14: 'ITF-14',
  DataBarOmni: 'GS1 DataBar',
  DataBarExp: 'GS1 DataBar Expanded',
  DataBarLtd: 'GS1 DataBar Limited',
}

/** What people call a kind of code, by its name in the decoder. */
export function barcodeName(format: string, symbology: string): string {
  return names[format] ?? names[symbology] ?? format
}
