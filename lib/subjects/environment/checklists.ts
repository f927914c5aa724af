/* Points to look at, as a list to begin with. They name no deadline: that is the permit's, or the law's of the place. */

export type ChecklistName = 'iso' | 'eu' | 'us' | 'uk'
export interface ChecklistPoint {
  title: string
  area: 'management' | 'air' | 'water' | 'waste' | 'noise' | 'chemicals' | 'energy'
}

const point = (area: ChecklistPoint['area'], title: string): ChecklistPoint => ({ area, title })

/** Headings of ISO 14001:2015, and what the named acts of each place are about. */
export const checklists: Readonly<Record<ChecklistName, readonly ChecklistPoint[]>> = {
  iso: [
    point('management', 'ISO 14001:2015, 4.1: the organization and its context'),
    point('management', 'ISO 14001:2015, 5.2: environmental policy'),
    point('management', 'ISO 14001:2015, 6.1.2: environmental aspects'),
    point('management', 'ISO 14001:2015, 6.1.3: compliance obligations'),
    point('management', 'ISO 14001:2015, 6.2: environmental objectives'),
    point('management', 'ISO 14001:2015, 7.2: competence'),
    point('management', 'ISO 14001:2015, 8.2: emergency preparedness and response'),
    point('management', 'ISO 14001:2015, 9.1.2: evaluation of compliance'),
    point('management', 'ISO 14001:2015, 9.2: internal audit'),
    point('management', 'ISO 14001:2015, 9.3: management review'),
    point('management', 'ISO 14001:2015, 10.2: nonconformity and corrective action'),
  ],
  eu: [
    point('air', 'Conditions of the permit under Directive 2010/75/EU on industrial emissions'),
    point('waste', 'Records of waste under Directive 2008/98/EC'),
    point('chemicals', 'Safety data sheets under Regulation (EC) No 1907/2006 (REACH)'),
    point('chemicals', 'Leak checks under Regulation (EU) 2024/573 on fluorinated gases'),
    point('water', 'Discharges under Directive 2000/60/EC on water policy'),
  ],
  us: [
    point('air', 'Conditions of the Title V permit under the Clean Air Act'),
    point('water', 'Discharge monitoring under the NPDES permit'),
    point('waste', 'Hazardous waste manifests under RCRA'),
    point('chemicals', 'Chemical inventory under EPCRA section 312'),
    point('chemicals', 'Toxics release inventory under EPCRA section 313'),
    point('water', 'Spill prevention plan under 40 CFR part 112'),
  ],
  uk: [
    point('air', 'Conditions of the permit under the Environmental Permitting Regulations 2016'),
    point('waste', 'Transfer notes under the duty of care of the Environmental Protection Act 1990, section 34'),
    point('waste', 'Consignment notes under the Hazardous Waste Regulations 2005'),
    point('water', 'Consent to discharge trade effluent under the Water Industry Act 1991'),
    point('energy', 'Energy audit under the Energy Savings Opportunity Scheme Regulations 2014'),
  ],
}
