import type { Topic } from './types'

/** Titles and descriptions of the topics; index.ts adds the categories, taken from the tables. */
export const topicTexts = {
  'profit-ratios': {
    title: 'Profit & financial ratios',
    description:
      'Margins, break-even points, returns and the ratios read from a balance sheet and an income statement.',
  },
  'cash-flow': {
    title: 'Cash flow',
    description: 'Forecast cash, measure burn and runway, and see what slow payers, factoring and early payment cost.',
  },
  'time-value': {
    title: 'Time value of money',
    description: 'Net present value, internal rate of return, payback and compound interest for cash flows over time.',
  },
  'personal-finance': {
    title: 'Personal finance',
    description: 'Budgets, savings goals, deposits, debt payoff and insurance for a household.',
  },
  investing: {
    title: 'Investing',
    description: 'Returns and risk of shares, funds, bonds, options and regular investment plans.',
  },
  retirement: {
    title: 'Retirement',
    description: 'What to save, what a pension or retirement account grows to and how long withdrawals last.',
  },
  'real-estate': {
    title: 'Real estate investment',
    description: 'Yield, cap rate, cash flow and sale proceeds of rental and resale property.',
  },
  'crypto-forex': {
    title: 'Crypto, forex & alternatives',
    description: 'Position size, margin, profit and risk for coins, currency pairs, commodities and private deals.',
  },
  'income-tax': {
    title: 'Income tax by country',
    description: 'Tax on income under the rules of one country, with the tax year and the sources named.',
  },
  'sales-taxes': { title: 'VAT, GST & sales tax', description: 'Add, remove, reclaim and report consumption taxes.' },
  'payroll-tax': {
    title: 'Withholding & payroll tax',
    description: 'What an employer or payer withholds and adds on wages and other payments.',
  },
  'us-tax': {
    title: 'US federal tax',
    description:
      'Self-employment tax, estimated payments, credits, deductions and penalties under United States rules.',
  },
  'capital-estate-tax': {
    title: 'Capital gains & estate tax',
    description: 'Tax on gains, gifts, inheritances and the transfer of property.',
  },
  'business-tax': {
    title: 'Business tax',
    description: 'Company tax, owner pay, benefits in kind and reliefs for a business.',
  },
  loans: {
    title: 'Loans',
    description: 'Instalments, schedules, prepayment and the true cost of consumer, student and business loans.',
  },
  mortgages: {
    title: 'Mortgages & home costs',
    description: 'Repayments, eligibility, refinancing, equity and the running costs of a home loan.',
  },
  vehicles: {
    title: 'Vehicles',
    description: 'Finance, lease, fuel, charging, tyres and the whole cost of a vehicle.',
  },
  valuation: {
    title: 'Business valuation',
    description: 'Value a company by cash flow, earnings, multiples or assets.',
  },
  international: {
    title: 'International business',
    description: 'Duty, landed cost, currency risk, trade terms and cross-border payments.',
  },
  'hr-pay': {
    title: 'Pay & benefits',
    description: 'Convert, raise, prorate and total pay, overtime, statutory pay and the cost of employing someone.',
  },
  'hr-people': {
    title: 'People & workforce',
    description: 'Absence, hiring, turnover, engagement, safety and workforce planning in numbers.',
  },
  sustainability: {
    title: 'Sustainability',
    description: 'Emissions, energy savings, packaging and material use of an organisation.',
  },
  'gig-remote': {
    title: 'Gig & remote work',
    description: 'Rates, costs and rules for freelancers, contractors and distributed teams.',
  },
  marketing: { title: 'Marketing', description: 'Measure campaigns and make the codes, copy and graphics they need.' },
  'social-creator': {
    title: 'Social media & creators',
    description: 'Engagement, growth, sponsorship prices and platform income.',
  },
  sales: {
    title: 'Sales & pricing',
    description: 'Set prices and discounts, plan quotas and commission, and read a pipeline.',
  },
  ecommerce: {
    title: 'E-commerce',
    description: 'Marketplace fees, shipping thresholds, returns and profit per order for online shops.',
  },
  saas: {
    title: 'SaaS metrics',
    description: 'Recurring revenue, churn, retention and unit economics of a subscription business.',
  },
  inventory: {
    title: 'Inventory & supply chain',
    description: 'Order quantities, safety stock, stock value, production and procurement.',
  },
  shipping: {
    title: 'Shipping & logistics',
    description: 'Chargeable weight, loading, freight rates, customs and delivery costs.',
  },
  legal: {
    title: 'Legal & compliance',
    description: 'Deadlines, interest on claims, penalties, privacy and intellectual property.',
  },
  projects: {
    title: 'Project management',
    description: 'Schedules, earned value, estimates, risk and agile measures.',
  },
  planning: {
    title: 'Planning & forecasting',
    description: 'Forecast demand and revenue, plan growth and compare decisions.',
  },
  ai: { title: 'AI costs', description: 'What models, agents and automation cost to run, and when they pay.' },
  statistics: {
    title: 'Statistics',
    description: 'Describe data, test hypotheses and work with probability distributions.',
  },
  math: { title: 'Mathematics', description: 'Percentages, fractions, equations, matrices and number theory.' },
  health: {
    title: 'Health & fitness',
    description: 'Body measures, nutrition, training and screening scores, with the formula behind each.',
  },
  construction: {
    title: 'Construction materials',
    description: 'How much concrete, brick, board, paint or roofing a job takes.',
  },
  electrical: { title: 'Electrical engineering', description: 'Cables, loads, motors, circuits and components.' },
  mechanical: { title: 'Mechanical engineering', description: 'Gears, bolts, shafts, fluids, fits and heat.' },
  civil: { title: 'Civil engineering', description: 'Beams, columns, footings, roads, earthwork and drainage.' },
  geometry: { title: 'Geometry', description: 'Lengths, areas, volumes and angles of plane and solid figures.' },
  units: {
    title: 'Unit converters',
    description: 'Convert length, mass, temperature, speed, pressure, energy, data and more.',
  },
  education: {
    title: 'Education',
    description: 'Grades, credits, class rank, exam conversion and the cost of studying.',
  },
  dates: { title: 'Dates & age', description: 'Days between dates, working days, ages, weeks and recurring dates.' },
  science: { title: 'Science', description: 'Laboratory, chemistry and physics calculations.' },
  home: { title: 'Home & lifestyle', description: 'Cooking, garden, pets, crafts and everyday household sums.' },
  invoicing: {
    title: 'Invoicing & billing',
    description: 'Invoices, quotations, receipts, orders and shipping papers whose totals add up.',
  },
  documents: {
    title: 'Business documents',
    description: 'Letterheads, proposals, minutes, plans, registers and diagrams.',
  },
  contracts: {
    title: 'Contracts & policies',
    description: 'Agreements, website policies, data protection papers and legal letters to adapt.',
  },
  hr: {
    title: 'HR documents',
    description: 'Offer letters, certificates, pay slips, policies and forms for employers.',
  },
  content: {
    title: 'Content & social posts',
    description: 'Structured drafts for email, posts, video scripts and web copy.',
  },
  developer: {
    title: 'Developer & security tools',
    description: 'Encode, hash, format, validate and generate code, keys, tokens and test data.',
  },
  text: { title: 'Text tools', description: 'Count, clean, compare, convert and extract text.' },
  files: {
    title: 'File & data conversion',
    description: 'Convert and edit tables, data formats, PDF files, images, sound and video on your device.',
  },
  seo: {
    title: 'SEO & analytics',
    description: 'Check pages, build campaign links, research keywords and read the data you export.',
  },
  time: { title: 'Time & planning boards', description: 'Timers, time zones, rosters, boards and trackers.' },
} as const satisfies Record<string, Pick<Topic, 'title' | 'description'>>

export type TopicName = keyof typeof topicTexts
