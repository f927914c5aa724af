/*
 * Advance widths of Noto Sans in thousandths of its size: from a code point on, two digits of base 36 for each letter, -- for one
 * that the font lacks. Written by scripts/advances/write.mjs.
 */
export const advances = {
  regular: [
    [
      32,
      '787hbchyfwn3kc698c8cfbfw7g8y7gacfwfwfwfwfwfwfwfwfwfw7g7gfwfwfwc2ozhri2hkkafgefk8kl9f7lh7ekp7l4lpgtlphaf9fgkbgopugafqfw95ac95fwcc7tflh3dch3fo9kh3h67676eu76pzh6gth3h3bhdba1h6e4luepe6d2akfbakfw',
    ],
    [
      160,
      '787hfwfwfwfwfbe9g4n49xe5fw8yn4dwbwfw9q9q7thbi77g699qage5kplflpc2hrhrhrhrhrhrohhkfgfgfgfg9f9f9f9fkal4lplplplplpfwlpkbkbkbkbfqgthjflflflflflflo0dcfofofofo76767676gth6gtgtgtgtgtfwgth6h6h6h6e6h3e6hrflhrflhrflhkdchkdchkdchkdckah3kah5fgfofgfofgfofgfofgfok8h3k8h3k8h3k8h3klh6klh69f769f769f769f769f76h0ec7l76h7eueuek76ek76ek76ek7gek76l4h6l4h6l4h6j4l4h6lpgtlpgtlpgtpsqahabhhabhhabhf9dbf9dbf9dbf9dbfga1fga1fga1kbh6kbh6kbh6kbh6kbh6kbh6pulufqe6fqfwd2fwd2fwd292',
    ],
    [416, 'lsh4tvnhj1h3haf9dbfw9xa1g0a1fgloiq'],
    [536, 'f9dbfga1'],
    [
      900,
      '6ii0jo7gk0p5ej--ov--lond98hri2dvhrfgfwkllp9fh7gxp7l4hclpkbgt--fwfgfqnfgamtjx9ffqhbd2gw98gmhbh1ecgcd2csgwgi98euefheecdmgti5godjh2dmgmk5giktm798gmgtgmm7',
    ],
    [
      1024,
      'fgfgjwe5hrf97w7w7ls2sjjvhdl0h4kbhqh2i2e5k9fgp5g1l0l0hdjep7knl5kdgthsfgh4mpgckkipsrsij1nlgvhzrrhqfgglfoc6gvfbl3dkh9h9ergblch2gigugwdpcxe5khe7h0gdouoxhbl3f5dqm7g1fbfbh7c6dpd0767676nvoqh9erh9e5gu',
    ],
    [1168, 'esc4'],
    [
      7680,
      'hrfli2h3i2h3i2h3hkdckah3kah3kah3kah3kah3fgfofgfofgfofgfofgfoef9kk8h3klh6klh6klh6klh6klh69f769f76h7euh7euh7euek76ek76ek76ek76p7pzp7pzp7pzl4h6l4h6l4h6l4h6lpgtlpgtlpgtlpgtgth3gth3habhhabhhabhhabhf9dbf9dbf9dbf9dbf9dbfga1fga1fga1fga1kbh6kbh6kbh6kbh6kbh6goe4goe4pulupulupulupulupulugaepgaepfqe6fwd2fwd2fwd2h6a1lue6fr929292jpgshrflhrflhrflhrflhrflhrflhrflhrflhrflhrflhrflhrflfgfofgfofgfofgfofgfofgfofgfofgfo9f769f76lpgtlpgtlpgtlpgtlpgtlpgtlpgtlsh4lsh4lsh4lsh4lsh4kbh6kbh6loiqloiqloiqloiqloiqfqe6fqe6fqe6fqe6lbeckdgggsed',
    ],
    [8208, '------dwrs------4v4v6y--9z9zbk--e8--ag------lz--'],
    [8240, '----6gbc----------8m8m------------------3m'],
    [8352, 'fwfwfwfwfwpzfwlkn5imm7h5fwfwfwqyfwfwk8gwf9hkh9k6f6fwfwlpmig6lffwdp'],
    [8470, 'sc----------------------lh'],
    [8592, '--------'],
    [8722, 'fw------'],
  ],
  bold: [
    [
      32,
      '787udbhyfwp2ku7e9f9ff2fw7x8w7tbjfwfwfwfwfwfwfwfwfwfw7t7xfwfwfwd9oyj8ihhukcfkf9k4l9at97igfjq7mllzh9lzi8fbg1l0i2qvimheg397bj97fwbfa5gnhkechkglarhki28b8ah88ar3i2hdhkhkcfdyc2i2fvnsg2fvdpayfbayfw',
    ],
    [
      160,
      '787yfwfwfsfwfbdighn4alh2fw8wn4dwbsfwajaka5i5i07t7bakaqh2n2oanhd9j8j8j8j8j8j8qghufkfkfkfkatatatatkcmdlzlzlzlzlzfwlzl0l0l0l0hehgjkgngngngngngnphecglglglgl8b8b8b8bhfi2hdhdhdhdhdfwh7i2i2i2i2fvhkfvj8gnj8gnj8gnhuechuechuechueckchkkchxfkglfkglfkglfkgffkglk4hkk4hkk4hkk4hkl9i2lai9at8bat8bat8bat8bat8bk2gy978aich8h8fj8afj8afj8afja9fp8hmdi2mdi2mdi2ljmli2lzhdlzhdlzhdr1r6i8cfi8cfi8cffbdyfbdyfbdyfbdyg1c2g1c2g1c2l0i2l0i2l0i2l0i2l0i2l0i2qvnyhefvheg3dpg3dpg3dpan',
    ],
    [416, 'mtixvbptkrhoiffcdvg3bmc1h6c1g3oll1'],
    [536, 'fbdyg1c2'],
    [
      900,
      '82lym47tlsrhht--qy--owq1b5j8ihepinfkg3l9lzaticikq8mdhelzkzh9--g3g1hep4imogl1athei8e2hvb5hpi8hjfngxe0dhhvh2b5h8fyiofnelhdkoh6e9i7f5hpmmhan4o3b5hphdhpob',
    ],
    [
      1024,
      'flfll9fni3f78z9797sqtjlmj0lzhxlaj8i1iefnlkflrpghlzlzj9kdq7lelll6hbhxg1hxp2ijlkjztntukypkhxi8s9ixgkhcgkd7hpg8o2ebiqiqh4hbn9i8h9i2hneke1fvmig1i2hpqhqiinnqgfeknngtg8g8i5dcekdu8k8b8aoxpqi5h4iqfvi2',
    ],
    [1168, 'g2e8'],
    [
      7680,
      'j8gnihhkihhkihhkhueckchkkchkkchkkkhlkchkfkglfkglfkglfkglfkglf9aqk4hkl9i2l9i2l9i2l9i2l9i2at8bat8bich8ich8ich8fj8afj8afj8afj8aq8r3q8r3q8r3mdi2mdi2mdi2mdi2lzhdlzhdlzhdlzhdh9hkh9hki8cfi8cfi8cfi8cffbdyfbdyfbdyfbdyfbdyg1c2g1c2g1c2g1c2l0i2l0i2l0i2l0i2l0i2i9fvi9fvqvnyqvnyqvnyqvnyqvnyimg2img2hefvg3dpg3dpg3dpi2c2nyfvheanananl7hcj8gnj8gnj8gnj8gnj8gnj8gnj8gnj8gnj8gnj8gnj8gnj8gnfkglfkglfkglfkglfkglfkglfkglfkglat8bat8blzhdlzhdlzhdlzhdlzhdlzhdlzhdmtixmtixmtixmtixmtixl0i2l0i2oll1oll1oll1oll1oll1hefvhefvhefvhefvnugoksgoiffs',
    ],
    [8208, '------dwrs------61617y--cdcde9--e9--ag------nr--'],
    [8240, '----8fek----------a5a5------------------3m'],
    [8352, 'fwgxfwfwfwr3fwoqphkipjhxfwfwfws2gyfwkei2fwhpjckbfxfwfwmkoagolxfwek'],
    [8470, 'sk----------------------lh'],
    [8592, '--------'],
    [8722, 'g5------'],
  ],
} as const
