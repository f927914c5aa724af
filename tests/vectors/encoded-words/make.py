"""Header fields as Python's email package writes and reads them: python3 make.py > fields.json"""
import json
from email.header import Header

texts = [
    "Öl für Ihren Tisch",
    "Sommerschlussverkauf: große Tische, kleine Preise und noch mehr für Ihr Zuhause",
    "テーブルのお手入れ方法を三つご紹介します。春のキャンペーンは今週末まで",
    "Распродажа дубовых столов до конца недели, успейте выбрать",
    "Your order 🎉 is on its way 🚚 to you",
    "naïve café",
    "शीशम की मेज़ की देखभाल",
    "= ? _ é",
]
print(json.dumps([{"text": t, "field": Header(t, "utf-8").encode()} for t in texts], ensure_ascii=False, indent=1))
