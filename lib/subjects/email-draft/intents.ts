/**
 * What an e-mail is for: subject, three ways to begin, and what is asked at the end. “{about}” is the visitor's own noun phrase. No sentence
 * states a fact that its choice does not: who apologises is sorry, who chases has asked before. Own work.
 */
export interface Intent {
  label: string
  group: string
  subject: string
  opens: readonly [string, string, string]
  /** Empty where nothing is asked. */
  ask: string
}

const rows: Readonly<Record<string, string>> = {
  'Ask for something': `
request|Request|{about}: a request|I am writing to ask for {about}.|I need {about}, and I hope that you can help.|My request is about {about}.|Could you help with this{by}?
information|Ask for information|Question about {about}|I would like to know more about {about}.|I have some questions about {about}.|Please send me what you have on {about}.|Could you send me this{by}?
quote|Ask for a quote|Request for a quote: {about}|I would like a quote for {about}.|We are comparing offers for {about}.|Please let me have your price for {about}.|Could you send me a quote{by}?
advice|Ask for advice|Your advice on {about}|I would be glad of your advice on {about}.|You came to mind when I thought about {about}.|I have a question on {about} that you may be able to answer.|What would you do?
feedback|Ask for feedback|Your view on {about}|I would like your view on {about}.|Please have a look at {about}.|I am asking a few people for their view on {about}.|Could you tell me what you think{by}?
approval|Ask for approval|For your approval: {about}|I am asking for your approval of {about}.|{About} needs your approval.|Before I go on, I would like your approval of {about}.|Do you approve{by}?
meeting|Ask for a meeting|Meeting about {about}|I would like to meet you about {about}.|Could we talk about {about}?|I suggest a meeting about {about}.|Which time suits you{by}?
extension|Ask for more time|More time for {about}|I am asking for more time for {about}.|{About} will take me longer than agreed.|I will not be done with {about} as planned.|Could you agree to a later date{by}?
introduction-request|Ask for an introduction|Introduction: {about}|I would like to ask you for an introduction: {about}.|You may know somebody who can help with {about}.|I am looking for the right person for {about}.|Would you introduce us?
favour|Ask a favour|A favour: {about}|I have a favour to ask: {about}.|May I ask you for help with {about}?|I would be grateful for your help with {about}.|Would that be possible{by}?
reference|Ask for a reference|Reference for {about}|I would like to ask you for a reference for {about}.|I am applying for {about} and would like to name you as a reference.|May I name you as a reference for {about}?|Would you agree to that{by}?
time-off|Ask for leave|Leave: {about}|I would like to take leave for {about}.|I am asking for time off for {about}.|This is my request for leave for {about}.|Could you confirm this{by}?`,
  'Chase and remind': `
chase|Chase a reply|Following up: {about}|I wrote to you about {about} and would like to follow up.|I have not heard from you about {about} yet.|This is a short follow-up on {about}.|Could you reply{by}?
reminder|Remind|Reminder: {about}|This is a reminder of {about}.|I would like to remind you of {about}.|{About} is coming up.|Could you confirm that you have seen this?
payment|Remind of a payment|Payment: {about}|I am writing about the payment of {about}.|I have not found your payment for {about} yet.|This is a reminder that {about} is open.|Could you pay this, or tell me when you will{by}?
second-payment|Remind of a payment again|Second reminder: {about}|This is my second reminder about {about}.|I have written before about {about}, which is still open.|{About} is still unpaid according to my records.|Could you pay this{by}, or call me if something is wrong?
quote-follow-up|Follow up a quote|Your quote: {about}|I am following up on the quote for {about}.|You have had my quote for {about} for a while.|I would like to ask about the quote for {about}.|Do you have questions, or a decision{by}?
application-follow-up|Follow up an application|My application: {about}|I am following up on my application for {about}.|I applied for {about} and would like to ask how it stands.|I remain interested in {about}.|Could you tell me where things stand{by}?
meeting-follow-up|Follow up a meeting|After our meeting: {about}|This follows our meeting about {about}.|Thank you for the meeting about {about}.|Here is what I noted from our meeting about {about}.|Is anything missing or wrong?
delivery|Ask where a delivery is|Delivery: {about}|I am waiting for {about}.|{About} has not arrived yet.|I would like to ask about the delivery of {about}.|Could you tell me when it will arrive{by}?`,
  Answer: `
accept|Accept|Yes to {about}|I am glad to accept {about}.|Yes, I agree to {about}.|Thank you for {about}, which I accept.|
decline|Decline|About {about}|Thank you for {about}. I have to decline.|I have thought about {about}, and my answer is no.|I am not able to accept {about}.|
decline-meeting|Decline a meeting|Meeting: {about}|Thank you for the invitation to {about}. I cannot take part.|I am not able to come to {about}.|I have to decline {about}.|
decline-offer|Decline an offer|Your offer: {about}|Thank you for your offer of {about}. We have decided against it.|We have looked at your offer of {about} and will not take it.|I am writing to say that we will not take {about}.|
confirm|Confirm|Confirmed: {about}|I confirm {about}.|This is to confirm {about}.|{About} is confirmed.|
answer|Answer a question|Your question about {about}|Thank you for your question about {about}.|You asked about {about}.|Here is my answer about {about}.|
receipt|Confirm receipt|Received: {about}|I have received {about}.|Thank you, {about} has arrived.|This is to confirm that I have {about}.|
counter|Make a counter-offer|{About}: another proposal|Thank you for your proposal on {about}. I would like to suggest a change.|I have read your proposal on {about} and have another one.|On {about} I would propose the following.|Can you agree to that{by}?
holding|Say that an answer will take time|{About}: I will come back to you|Thank you for writing about {about}. I need some time for an answer.|I have your message about {about} and am looking into it.|I cannot answer about {about} yet.|
forward|Say who is responsible|{About}: the right contact|Thank you for writing about {about}. Somebody else can help you better.|I am not the right person for {about}.|For {about} there is a better contact.|`,
  'Apologise and put right': `
apologise|Apologise|Sorry about {about}|I am sorry about {about}.|I apologise for {about}.|Please accept my apology for {about}.|
late-reply|Apologise for a late reply|{About}: sorry for the wait|I am sorry that my reply about {about} took so long.|Thank you for your patience about {about}. I should have replied sooner.|I owe you an answer about {about}, and I apologise for the delay.|
delay|Announce a delay|Delay: {about}|{About} is delayed, and I am sorry.|I have to tell you that {about} will be late.|There is a delay with {about}.|Can you work with that?
mistake|Admit a mistake|A mistake of ours: {about}|We made a mistake with {about}.|I have to correct something about {about}.|I got something wrong about {about}.|
complaint|Complain|Complaint: {about}|I am not satisfied with {about}.|I am writing to complain about {about}.|There is a problem with {about}.|Could you put this right{by}?
complaint-answer|Answer a complaint|Your complaint about {about}|Thank you for telling us about {about}. I am sorry.|I have read your complaint about {about}, and I apologise.|You wrote to us about {about}, and I am sorry for the trouble.|Does that settle it for you?
refund|Ask for a refund|Refund: {about}|I would like a refund for {about}.|I am asking for my money back for {about}.|Please refund {about}.|Could you confirm the refund{by}?
correction|Ask for a correction|Correction: {about}|Please correct {about}.|I found a mistake in {about}.|{About} needs a correction.|Could you send a corrected version{by}?`,
  Tell: `
announce|Announce|{About}|I would like to tell you about {about}.|There is news about {about}.|This is about {about}.|
update|Report progress|{About}: where we are|Here is where we stand with {about}.|This is an update on {about}.|A short report on {about}.|
change|Announce a change|Change: {about}|There is a change to {about}.|I am writing about a change to {about}.|{About} changes, and this is what it means.|
price|Announce a price change|Prices: {about}|The price of {about} changes.|I am writing about the price of {about}.|There is a new price for {about}.|
absence|Announce an absence|Away: {about}|I will be away: {about}.|Please note that I am away, {about}.|I will not be at work: {about}.|
cancel|Cancel|Cancelled: {about}|I have to cancel {about}.|{About} will not take place.|I am writing to cancel {about}.|Could you confirm that{by}?
reschedule|Move an appointment|New time for {about}|I would like to move {about} to another time.|{About} has to be moved.|I cannot keep to the time of {about}.|Which other time suits you{by}?
handover|Hand over work|Handover: {about}|I am handing {about} over to you.|From now on {about} is with you.|This is the handover of {about}.|Is there anything that you still need from me{by}?
resign|Give notice|Notice: {about}|I am writing to give notice: {about}.|I have decided to leave {about}.|Please take this as my notice for {about}.|Could you confirm that you have this{by}?
send|Send something|{About}|Here is {about}.|I am sending you {about}.|You find {about} with this message.|
minutes|Send minutes|Minutes: {about}|Here are the points from {about}.|These are my notes of {about}.|What we agreed in {about} is below.|Is anything missing or wrong?
invoice|Send an invoice|Invoice: {about}|I am sending you the invoice for {about}.|Here is the invoice for {about}.|The invoice for {about} is with this message.|Could you pay it{by}?
escalate|Raise a problem|Problem: {about}|I need to bring {about} to your attention.|There is a problem with {about} that I cannot solve alone.|I am writing to you because of {about}.|Could you decide how we go on{by}?`,
  'Meet and thank': `
introduce|Introduce yourself|Introduction: {about}|I would like to introduce myself; I write about {about}.|We have not met. I write about {about}.|Let me introduce myself. My subject is {about}.|Would you like to talk about it?
introduce-two|Introduce two people|Introduction: {about}|I would like to introduce you to each other because of {about}.|You two should talk about {about}.|You both have to do with {about}.|
invite|Invite|Invitation: {about}|I would like to invite you to {about}.|You are invited to {about}.|Please join us for {about}.|Will you come? Please tell me{by}.
welcome|Welcome|Welcome: {about}|Welcome to {about}.|It is good to have you with us at {about}.|A warm welcome to {about}.|
thank|Thank|Thank you for {about}|Thank you for {about}.|I would like to thank you for {about}.|Many thanks for {about}.|
congratulate|Congratulate|Congratulations on {about}|Congratulations on {about}.|I was glad to hear of {about}. Congratulations.|My congratulations on {about}.|
condole|Condolences|My condolences|I was sorry to hear of {about}.|My thoughts are with you after {about}.|Please accept my condolences on {about}.|
farewell|Say goodbye|Goodbye: {about}|I am saying goodbye: {about}.|My time with you ends: {about}.|Before I leave, a few words: {about}.|
offer|Offer something|An offer: {about}|I would like to offer you {about}.|You may have a use for {about}.|I am writing to offer {about}.|Shall I send you more{by}?`,
}

/** Sixty reasons to write, by their ids. */
export const intents: Readonly<Record<string, Intent>> = Object.fromEntries(
  Object.entries(rows).flatMap(([group, text]) =>
    text
      .trim()
      .split('\n')
      .map((row) => {
        const [id = '', label = '', subject = '', one = '', two = '', three = '', ask = ''] = row.split('|')
        return [id, { label, group, subject, opens: [one, two, three], ask }] as const
      }),
  ),
)
