/* What the browser runs for the members of lib/families/country-income-tax: a function of the same name, the words left out. */
export { countryTaxModule as defineCountryTax } from '@/lib/families/country-income-tax/module'
