/** How a jurisdiction values imports and taxes them. Amounts in its own currency; those "up to" include the amount itself. */
export interface ImportTerms {
  /** Where the customs value ends: at the place of import, so that freight and insurance count, or at that of export. */
  valuedAt: 'import' | 'export'
  /** What VAT or GST is charged on besides customs value, duties and excise. Absent where imports bear no such tax. */
  taxed?: {
    /** Freight and insurance to the border, where they are not in the customs value. */
    freight: boolean
    /** Transport from the border to the first destination. */
    inland: boolean
    /** A share of the customs value that is added to it. */
    uplift: number
  }
  /** Goods of low value, measured without or with freight and insurance: no customs duty up to, no tax at the border up to. */
  relief?: { of: 'goods' | 'delivered'; duty: number; tax: number }
  /** True where the relief is not for goods of China and Hong Kong. */
  exceptChina?: true
  /** An amount for each tariff subheading in a parcel, instead of the duty by tariff. */
  flatDuty?: { upTo: number; each: number }
}

/** The units of `ImportTerms`. */
export const importUnits = {
  taxed: { uplift: 'percent' },
  relief: { duty: 'money', tax: 'money' },
  flatDuty: { upTo: 'money', each: 'money' },
} as const
