/** Words of invoices in every script that the fonts of the site cover, as people of that language write them. */
export const scripts = [
  { script: 'latin', language: 'pl', text: 'Faktura dla Łódź Sp. z o.o., Ærø, Škofja, Übergröße, office affiliate' },
  { script: 'currency', language: 'en', text: 'Signs: ₹1,200 €99 £5 ₦40 ₫7.000 ₱12 ₩900 ¥800 ฿60' },
  { script: 'vietnamese', language: 'vi', text: 'Hoá đơn giá trị gia tăng, số lượng và thành tiền' },
  { script: 'cyrillic', language: 'uk', text: 'Рахунок на оплату, сума до сплати, їжак, ґрунт' },
  { script: 'greek', language: 'el', text: 'Τιμολόγιο πώλησης, σύνολο πληρωμής' },
  { script: 'devanagari', language: 'hi', text: 'कर चालान की कुल राशि, श्री शर्मा, ग्राहक क्षेत्र, हिन्दी' },
  { script: 'tamil', language: 'ta', text: 'விலைப்பட்டியல் மொத்தத் தொகை கோவை' },
  { script: 'thai', language: 'th', text: 'ใบกำกับภาษี จำนวนเงินทั้งสิ้น น้ำหนัก ที่นี่' },
  { script: 'arabic', language: 'ar', direction: 'rtl', text: 'فاتورة ضريبية إجمالي المبلغ المستحق لا شيء' },
  { script: 'hebrew', language: 'he', direction: 'rtl', text: 'חשבונית מס סכום כולל לתשלום' },
  { script: 'chinese-simplified', language: 'zh-Hans', text: '增值税发票，价税合计：￥1,280.00（大写）骨直门' },
  { script: 'chinese-traditional', language: 'zh-Hant', text: '統一發票，總計新臺幣 1,280 元整；買受人：骨直門' },
  { script: 'japanese', language: 'ja', text: '適格請求書　株式会社「東京」御中、合計￥１，２８０円（税込）骨直' },
  { script: 'korean', language: 'ko', text: '세금계산서, 합계 금액 ₩1,280원 (부가세 포함) 骨直' },
] as const
