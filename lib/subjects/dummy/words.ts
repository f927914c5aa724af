/* Words that invented people, firms and places are put together from. Common given and family names of many languages; any pair is by chance. */

export const givenNames =
  'Aada Abel Adaeze Aisha Akira Alba Amara Amir Anika Arjun Asha Ayumi Bao Beatriz Boris Camila Chidi Clara Dalia Dario Diego Elif Emil Esme Farah Felix Fatima Gabriel Goran Greta Hana Hugo Ibrahim Ines Ivan Jamal Jana Joon Kaito Karim Katya Kofi Lars Leila Linh Luca Maja Mateo Mei Milan Mina Nadia Nia Nikhil Noor Olga Omar Paola Pavel Priya Rafael Rania Ravi Rosa Sana Selin Sofia Stefan Tariq Tomas Uma Valentina Viktor Wanjiru Yara Yusuf Zara Zoltan'.split(
    ' ',
  )
export const familyNames =
  'Abebe Adeyemi Ahmed Almeida Andersson Baker Banerjee Bauer Becker Benali Bianchi Castro Chen Costa Cohen Dlamini Dubois Eriksen Farouk Fischer Flores Garcia Gomez Gupta Haddad Hansen Hernandez Hoang Horvat Ivanov Jensen Johansson Kamau Kaya Khan Kim Kowalski Kumar Larsen Lee Lopez Martin Mbeki Mehta Mensah Meyer Moreau Moretti Mwangi Nakamura Nguyen Nielsen Novak Okafor Olsen Park Patel Pereira Petrov Ramos Rao Reyes Rossi Sato Schmidt Silva Singh Sokolov Suzuki Tanaka Torres Tran Vargas Wagner Walker Weber Wong Yilmaz Zhang'.split(
    ' ',
  )
export const firmWords =
  'Amber Arbor Beacon Birch Blue Bright Canyon Cedar Clear Coral Crest Delta Ember Falcon Fern Granite Harbor Hazel Iron Juniper Keystone Lark Linden Lumen Maple Meadow North Oak Onyx Opal Orchard Pine Quartz Raven Ridge River Sage Silver Slate Sparrow Stone Summit Thistle Timber Tulip Vale Willow Winter'.split(
    ' ',
  )
export const firmKinds =
  'Supply Trading Foods Works Labs Systems Logistics Design Textiles Energy Tools Print Studio Partners Services Electric'.split(
    ' ',
  )
export const streetWords =
  'Maple Station Mill Church Garden Market River Hill Bridge School Park Orchard Lake Meadow Chestnut Harbor'.split(' ')
export const streetKinds = 'Street Road Lane Avenue Way Court'.split(' ')
export const placeWords =
  'Ash Brook Clear East Fair Glen Green High Kings Lake Long Mill New North Oak River South Spring Stone West'.split(
    ' ',
  )
export const placeEnds = 'bridge dale field ford haven hurst land mouth port side ton view ville wood'.split(' ')
export const countries =
  'Argentina Australia Brazil Canada Chile China Denmark Egypt France Germany Ghana India Indonesia Ireland Italy Japan Kenya Mexico Morocco Netherlands Nigeria Norway Peru Philippines Poland Portugal Singapore Spain Sweden Thailand Turkey Vietnam'.split(
    ' ',
  )
export const productWords =
  'Bench Blanket Bottle Bowl Box Brush Candle Chair Clock Cup Desk Frame Hammer Hook Jar Kettle Lamp Mirror Mug Pan Pen Pillow Plate Rack Rug Scarf Shelf Spoon Stool Table Towel Tray Vase'.split(
    ' ',
  )
export const materials = 'Bamboo Brass Ceramic Copper Cork Cotton Felt Glass Leather Linen Oak Steel Walnut Wool'.split(
  ' ',
)
export const colourNames = 'black blue brown green grey navy orange pink purple red teal white yellow'.split(' ')
export const jobs =
  'Accountant Analyst Baker Buyer Carpenter Cashier Chemist Clerk Cook Designer Developer Driver Editor Electrician Engineer Gardener Librarian Manager Mechanic Nurse Painter Pharmacist Planner Plumber Recruiter Surveyor Teacher Technician Translator Welder'.split(
    ' ',
  )
export const sentenceWords =
  'account agenda answer area basis box budget cargo chapter client copy date delay draft entry event file form goods group hour idea item letter level list margin meeting method month note number offer office order page parcel part plan price project quarter rate reason record report result review room sample season series share shelf sheet step stock store table target task team term test time title topic total trade unit value visit week year'.split(
    ' ',
  )
