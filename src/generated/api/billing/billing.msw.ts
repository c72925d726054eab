/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  delay,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AdminTransactionPage,
  Card,
  CardList,
  ChangeSubscriptionAnswer,
  Coupon,
  CreatePaymentAnswer,
  CurrentSubscription,
  FreeTrialAnswer,
  PaymentVerification,
  SandboxConfirmation,
  SetupIntent,
  SubscriptionAnswer,
  SubscriptionPlans,
  Transaction,
  TransactionPage,
  WithdrawAnswer
} from '../endpoints.schemas';


export const getCancelAutopaymentResponseMock = (): SubscriptionAnswer => ({"subscription":{"status":"canceling","planCode":"team","interval":"month","seats":8,"trialHasCard":false,"currentPeriodEnd":"2026-12-01T08:00:00Z","autopay":false,"cancelAt":"2026-12-01T08:00:00Z"}})

export const getListCardsResponseMock = (): CardList => ({"items":[{"id":"01930c1e-5a00-7000-8000-000000000ca1","brand":"visa","last4":"4242","expMonth":8,"expYear":2029,"isDefault":true,"createdAt":"2026-11-20T09:30:00Z"},{"id":"01930c1e-5a00-7000-8000-000000000ca2","brand":"mastercard","last4":"4444","expMonth":2,"expYear":2028,"isDefault":false,"createdAt":"2026-11-20T09:30:00Z"}]})

export const getSetDefaultCardResponseMock = (): Card => ({"id":"01930c1e-5a00-7000-8000-000000000ca2","brand":"mastercard","last4":"4444","expMonth":2,"expYear":2028,"isDefault":true,"createdAt":"2026-11-20T09:30:00Z"})

export const getCheckCouponResponseMock = (): Coupon => ({"code":"LAUNCH25","percentOff":25,"currency":"USD","duration":"once","description":"25% off your first payment"})

export const getResumeAutopaymentResponseMock = (): SubscriptionAnswer => ({"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"trialHasCard":false,"currentPeriodEnd":"2026-12-01T08:00:00Z","autopay":true,"nextInvoice":{"amount":6000,"currency":"USD","date":"2026-12-01T08:00:00Z","lines":[{"kind":"plan","description":"Team, Dec 1, 2026 – Jan 1, 2027","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats, Dec 1, 2026 – Jan 1, 2027","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"}]}}})

export const getConfirmSandboxPaymentResponseMock = (): SandboxConfirmation => ({"status":"succeeded","paymentId":"01930c1e-5a00-7000-8000-000000000b01"})

export const getSaveCardResponseMock = (): Card => ({"id":"01930c1e-5a00-7000-8000-000000000ca1","brand":"visa","last4":"4242","expMonth":8,"expYear":2029,"isDefault":true,"createdAt":"2026-11-20T09:30:00Z"})

export const getCreateSetupIntentResponseMock = (): SetupIntent => ({"setupIntentId":"seti_1QNf3hK2","clientSecret":"seti_1QNf3hK2_secret_Qx81LmZp"})

export const getListTransactionsResponseMock = (): TransactionPage => ({"items":[{"id":"01930c1e-5a00-7000-8000-0000000000ec","number":"PW-2026-00467","type":"renewal","status":"succeeded","currency":"USD","subtotal":6000,"discount":0,"tax":0,"total":6000,"lines":[{"kind":"plan","description":"Team, Nov 1 – Dec 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-11-01T08:00:00Z","periodEnd":"2026-12-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-11-01T08:00:00Z","periodEnd":"2026-12-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00467","createdAt":"2026-11-01T08:00:00Z","paidAt":"2026-11-01T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000eb","number":"PW-2026-00398","type":"renewal","status":"succeeded","currency":"USD","subtotal":6000,"discount":0,"tax":0,"total":6000,"lines":[{"kind":"plan","description":"Team, Oct 1 – Nov 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-10-01T08:00:00Z","periodEnd":"2026-11-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-10-01T08:00:00Z","periodEnd":"2026-11-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00398","createdAt":"2026-10-01T08:00:00Z","paidAt":"2026-10-01T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000ea","number":"PW-2026-00351","type":"refund","status":"succeeded","currency":"USD","subtotal":-2450,"discount":0,"tax":0,"total":-2450,"lines":[{"kind":"refund","description":"5 extra seats, ordered by mistake (PW-2026-00347)","quantity":1,"unitAmount":-2450,"amount":-2450}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00351","createdAt":"2026-09-11T13:42:00Z","paidAt":"2026-09-11T13:42:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e9","number":"PW-2026-00347","type":"change","status":"refunded","currency":"USD","subtotal":2450,"discount":0,"tax":0,"total":2450,"lines":[{"kind":"seats","description":"5 extra seats, Sep 10 – Oct 1, 2026","quantity":5,"unitAmount":490,"amount":2450,"periodStart":"2026-09-10T08:00:00Z","periodEnd":"2026-10-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00347","createdAt":"2026-09-10T08:00:00Z","paidAt":"2026-09-10T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e8","number":"PW-2026-00322","type":"renewal","status":"succeeded","currency":"USD","subtotal":6000,"discount":0,"tax":0,"total":6000,"lines":[{"kind":"plan","description":"Team, Sep 1 – Oct 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-09-01T08:00:00Z","periodEnd":"2026-10-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-09-01T08:00:00Z","periodEnd":"2026-10-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00322","createdAt":"2026-09-01T08:00:00Z","paidAt":"2026-09-01T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e7","number":"PW-2026-00305","type":"change","status":"succeeded","currency":"USD","subtotal":813,"discount":0,"tax":0,"total":813,"lines":[{"kind":"seats","description":"3 extra seats, Aug 20 – Sep 1, 2026","quantity":3,"unitAmount":271,"amount":813,"periodStart":"2026-08-20T08:00:00Z","periodEnd":"2026-09-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00305","createdAt":"2026-08-20T08:00:00Z","paidAt":"2026-08-20T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e6","number":"PW-2026-00271","type":"renewal","status":"succeeded","currency":"USD","subtotal":3900,"discount":0,"tax":0,"total":3900,"lines":[{"kind":"plan","description":"Team, Aug 1 – Sep 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-08-01T08:00:00Z","periodEnd":"2026-09-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00271","createdAt":"2026-08-03T08:00:00Z","paidAt":"2026-08-03T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e5","number":"PW-2026-00264","type":"renewal","status":"failed","currency":"USD","subtotal":3900,"discount":0,"tax":0,"total":3900,"lines":[{"kind":"plan","description":"Team, Aug 1 – Sep 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-08-01T08:00:00Z","periodEnd":"2026-09-01T08:00:00Z"}],"card":{"brand":"mastercard","last4":"9995"},"failure":{"code":"insufficient_funds","message":"Insufficient funds. We tried again on Aug 3."},"createdAt":"2026-08-01T08:00:00Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e4","number":"PW-2026-00211","type":"renewal","status":"succeeded","currency":"USD","subtotal":3900,"discount":780,"tax":0,"total":3120,"lines":[{"kind":"plan","description":"Team, Jul 1 – Aug 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-07-01T08:00:00Z","periodEnd":"2026-08-01T08:00:00Z"},{"kind":"discount","description":"WELCOME20, 20 % off one month","quantity":1,"unitAmount":-780,"amount":-780}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00211","createdAt":"2026-07-01T08:00:00Z","paidAt":"2026-07-01T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e3","number":"PW-2026-00183","type":"change","status":"succeeded","currency":"USD","subtotal":1350,"discount":0,"tax":0,"total":1350,"lines":[{"kind":"plan","description":"Team, Jun 16 – Jul 1, 2026","quantity":1,"unitAmount":1950,"amount":1950,"periodStart":"2026-06-16T08:00:00Z","periodEnd":"2026-07-01T08:00:00Z"},{"kind":"proration","description":"Unused time on Pro, Jun 16 – Jul 1, 2026","quantity":1,"unitAmount":-600,"amount":-600,"periodStart":"2026-06-16T08:00:00Z","periodEnd":"2026-07-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00183","createdAt":"2026-06-16T08:00:00Z","paidAt":"2026-06-16T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e2","number":"PW-2026-00158","type":"renewal","status":"succeeded","currency":"USD","subtotal":1200,"discount":0,"tax":0,"total":1200,"lines":[{"kind":"plan","description":"Pro, Jun 1 – Jul 1, 2026","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-06-01T08:00:00Z","periodEnd":"2026-07-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00158","createdAt":"2026-06-01T08:00:00Z","paidAt":"2026-06-01T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e1","number":"PW-2026-00112","type":"subscription","status":"succeeded","currency":"USD","subtotal":1200,"discount":0,"tax":0,"total":1200,"lines":[{"kind":"plan","description":"Pro, May 1 – Jun 1, 2026","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-05-01T08:00:00Z","periodEnd":"2026-06-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00112","createdAt":"2026-05-01T08:00:00Z","paidAt":"2026-05-01T08:00:04Z"}],"page":1,"pageSize":20,"total":12,"totals":{"currency":"USD","paid":32033,"refunded":2450,"net":29583}})

export const getExportTransactionsResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetReceiptResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getVerifyPaymentResponseMock = (): PaymentVerification => ({"paymentId":"01930c1e-5a00-7000-8000-000000000b01","status":"succeeded","transaction":{"id":"01930c1e-5a00-7000-8000-0000000000ed","number":"PW-2026-00502","type":"subscription","status":"succeeded","currency":"USD","subtotal":1200,"discount":0,"tax":0,"total":1200,"lines":[{"kind":"plan","description":"Pro, Nov 20 – Dec 20, 2026","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-11-20T09:30:00Z","periodEnd":"2026-12-20T09:30:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"/api/users/payments/transactions/01930c1e-5a00-7000-8000-0000000000ed/receipt","createdAt":"2026-11-20T09:30:00Z","paidAt":"2026-11-20T09:30:04Z"},"subscription":{"status":"active","planCode":"pro","interval":"month","seats":0,"trialHasCard":false,"currentPeriodEnd":"2026-12-20T09:30:00Z","autopay":true,"nextInvoice":{"amount":1200,"currency":"USD","date":"2026-12-20T09:30:00Z","lines":[{"kind":"plan","description":"Pro, Dec 20, 2026 – Jan 20, 2027","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-12-20T09:30:00Z","periodEnd":"2027-01-20T09:30:00Z"}]}}})

export const getCreatePaymentResponseMock = (): CreatePaymentAnswer => ({"preview":true,"quote":{"id":"01930c1e-5a00-7000-8000-000000000a01","expiresAt":"2026-11-20T09:40:00Z","now":"2026-11-20T09:30:00Z","type":"subscription","planCode":"pro","interval":"month","seats":0,"currency":"USD","subtotal":1200,"discount":0,"tax":0,"total":1200,"credit":0,"owed":0,"carried":0,"dueToday":1200,"lines":[{"kind":"plan","description":"Pro, Nov 20 – Dec 20, 2026","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-11-20T09:30:00Z","periodEnd":"2026-12-20T09:30:00Z"}],"periodStart":"2026-11-20T09:30:00Z","periodEnd":"2026-12-20T09:30:00Z","endsTrial":false,"nextInvoice":{"amount":1200,"currency":"USD","date":"2026-12-20T09:30:00Z","lines":[{"kind":"plan","description":"Pro, Dec 20, 2026 – Jan 20, 2027","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-12-20T09:30:00Z","periodEnd":"2027-01-20T09:30:00Z"}]}}})

export const getCreateFreeTrialPaymentResponseMock = (): FreeTrialAnswer => ({"subscription":{"status":"trialing","planCode":"pro","interval":"month","seats":0,"trialEnd":"2026-12-20T09:30:00Z","trialHasCard":false,"currentPeriodEnd":"2026-12-20T09:30:00Z","autopay":false},"now":"2026-11-20T09:30:00Z","currency":"USD","dueToday":0})

export const getChangeSubscriptionResponseMock = (): ChangeSubscriptionAnswer => ({"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"trialHasCard":false,"currentPeriodEnd":"2026-12-01T08:00:00Z","autopay":true,"nextInvoice":{"amount":3900,"currency":"USD","date":"2026-12-01T08:00:00Z","lines":[{"kind":"plan","description":"Team, Dec 1, 2026 – Jan 1, 2027","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"}]}},"now":"2026-11-20T09:30:00Z","pendingChange":{"planCode":"team","interval":"month","seats":5,"effectiveAt":"2026-12-01T08:00:00Z","nextInvoice":{"amount":3900,"currency":"USD","date":"2026-12-01T08:00:00Z","lines":[{"kind":"plan","description":"Team, Dec 1, 2026 – Jan 1, 2027","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"}]},"suspends":[]}})

export const getDiscardSubscriptionChangeResponseMock = (): CurrentSubscription => ({"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"trialHasCard":false,"currentPeriodEnd":"2026-12-01T08:00:00Z","autopay":true,"nextInvoice":{"amount":6000,"currency":"USD","date":"2026-12-01T08:00:00Z","lines":[{"kind":"plan","description":"Team, Dec 1, 2026 – Jan 1, 2027","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats, Dec 1, 2026 – Jan 1, 2027","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"}]}},"now":"2026-11-20T09:30:00Z","currency":"USD","credit":0})

export const getGetSubscriptionResponseMock = (): CurrentSubscription => ({"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"trialHasCard":false,"currentPeriodEnd":"2026-12-01T08:00:00Z","autopay":true,"nextInvoice":{"amount":6000,"currency":"USD","date":"2026-12-01T08:00:00Z","lines":[{"kind":"plan","description":"Team, Dec 1, 2026 – Jan 1, 2027","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats, Dec 1, 2026 – Jan 1, 2027","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"}]}},"now":"2026-11-20T09:30:00Z","currency":"USD","credit":0})

export const getListSubscriptionPlansResponseMock = (): SubscriptionPlans => ({"plans":[{"code":"free","name":"Free","tagline":"Everything you need to try better prompts.","audience":"For trying it out","prices":[{"interval":"month","currency":"USD","amount":0},{"interval":"year","currency":"USD","amount":0}],"trialDays":0,"seatsIncluded":0,"seatsMax":0,"seatPrice":[],"limits":{"generations":30,"runs":20,"downloads":10,"savedPrompts":25,"pooled":false},"features":["30 generations and 20 runs per month","25 saved prompts","10 PDF and Word downloads per month","All templates in 16 categories","5 interface languages"],"isRecommended":false,"isCurrent":false},{"code":"pro","name":"Pro","tagline":"For using prompts every day.","audience":"For individuals who write for a living","prices":[{"interval":"month","currency":"USD","amount":1200},{"interval":"year","currency":"USD","amount":11500}],"trialDays":30,"seatsIncluded":0,"seatsMax":0,"seatPrice":[],"limits":{"generations":500,"runs":500,"downloads":null,"savedPrompts":null,"pooled":false},"features":["500 generations and 500 runs per month","Unlimited saved prompts","Unlimited PDF and Word downloads","Version history to compare and restore","30-day free trial, no card needed"],"isRecommended":true,"isCurrent":false},{"code":"team","name":"Team","tagline":"One shared library for your team.","audience":"For teams of up to 26","prices":[{"interval":"month","currency":"USD","amount":3900},{"interval":"year","currency":"USD","amount":37400}],"trialDays":30,"seatsIncluded":5,"seatsMax":25,"seatPrice":[{"interval":"month","currency":"USD","amount":700},{"interval":"year","currency":"USD","amount":6700}],"limits":{"generations":2500,"runs":2500,"downloads":null,"savedPrompts":null,"pooled":true},"features":["5 seats included, up to 25","2,500 generations and 2,500 runs per month, shared","Team library with editors and viewers","Prompts stay when someone leaves","Everything in Pro"],"isRecommended":false,"isCurrent":true},{"code":"business","name":"Business","tagline":"For large teams and heavy use.","audience":"For companies and agencies","prices":[{"interval":"month","currency":"USD","amount":9900},{"interval":"year","currency":"USD","amount":95000}],"trialDays":30,"seatsIncluded":20,"seatsMax":200,"seatPrice":[{"interval":"month","currency":"USD","amount":500},{"interval":"year","currency":"USD","amount":4800}],"limits":{"generations":10000,"runs":10000,"downloads":null,"savedPrompts":null,"pooled":true},"features":["20 seats included, up to 200","10,000 generations and 10,000 runs per month, shared","Lowest price per extra seat","Everything in Team"],"isRecommended":false,"isCurrent":false}],"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"trialHasCard":false,"currentPeriodEnd":"2026-12-01T08:00:00Z","autopay":true,"nextInvoice":{"amount":6000,"currency":"USD","date":"2026-12-01T08:00:00Z","lines":[{"kind":"plan","description":"Team, Dec 1, 2026 – Jan 1, 2027","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats, Dec 1, 2026 – Jan 1, 2027","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"}]}},"trial":{"eligible":false,"reason":"already_subscribed","days":30},"currency":"USD"})

export const getWithdrawFromContractResponseMock = (): WithdrawAnswer => ({"subscription":{"status":"canceled","planCode":"free","seats":0,"trialHasCard":false,"autopay":false},"now":"2026-11-20T09:30:00Z","withdrawnAt":"2026-11-20T09:30:00Z","amount":1200,"currency":"USD","refunds":[{"id":"01930c1e-5a00-7000-8000-0000000000ef","number":"PWC-2026-00031","type":"refund","status":"succeeded","currency":"USD","subtotal":-1200,"discount":0,"tax":0,"total":-1200,"lines":[{"kind":"refund","description":"Refund of PW-2026-00502","quantity":1,"unitAmount":-1200,"amount":-1200}],"card":{"brand":"visa","last4":"4242"},"createdAt":"2026-11-20T09:30:00Z","paidAt":"2026-11-20T09:30:04Z"}]})

export const getListAllTransactionsResponseMock = (): AdminTransactionPage => ({"items":[{"transaction":{"id":"01930c1e-5a00-7000-8000-0000000000ec","number":"PW-2026-00467","type":"renewal","status":"succeeded","currency":"USD","subtotal":6000,"discount":0,"tax":0,"total":6000,"lines":[{"kind":"plan","description":"Team, Nov 1 – Dec 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-11-01T08:00:00Z","periodEnd":"2026-12-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats, Nov 1 – Dec 1, 2026","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-11-01T08:00:00Z","periodEnd":"2026-12-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"createdAt":"2026-11-01T08:00:00Z","paidAt":"2026-11-01T08:00:04Z"},"owner":{"id":"01930c1e-5a00-7000-8000-000000000001","name":"Amira Haddad","email":"amira@example.com"},"refundable":6000},{"transaction":{"id":"01930c1e-5a00-7000-8000-0000000000ed","number":"PW-2026-00502","type":"subscription","status":"succeeded","currency":"USD","subtotal":1200,"discount":0,"tax":0,"total":1200,"lines":[{"kind":"plan","description":"Pro, Nov 20 – Dec 20, 2026","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-11-20T09:30:00Z","periodEnd":"2026-12-20T09:30:00Z"}],"card":{"brand":"visa","last4":"4242"},"createdAt":"2026-11-20T09:30:00Z","paidAt":"2026-11-20T09:30:00Z"},"owner":{"id":"01930c1e-5a00-7000-8000-000000000002","name":"Lin Chen","email":"lin@example.com"},"refundable":1200,"disputed":true},{"transaction":{"id":"01930c1e-5a00-7000-8000-0000000000e1","number":"PW-2026-00119","type":"renewal","status":"refunded","currency":"USD","subtotal":6000,"discount":0,"tax":0,"total":6000,"lines":[{"kind":"plan","description":"Team, Nov 1 – Dec 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-11-01T08:00:00Z","periodEnd":"2026-12-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats, Nov 1 – Dec 1, 2026","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-11-01T08:00:00Z","periodEnd":"2026-12-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"createdAt":"2026-11-01T08:00:00Z","paidAt":"2026-11-01T08:00:04Z"},"owner":{"id":"01930c1e-5a00-7000-8000-000000000009"},"refundable":0}],"page":1,"pageSize":20,"total":3})

export const getRefundTransactionResponseMock = (): Transaction => ({"id":"01930c1e-5a00-7000-8000-0000000000ef","number":"PWC-2026-00032","type":"refund","status":"succeeded","currency":"USD","subtotal":-2100,"discount":0,"tax":0,"total":-2100,"lines":[{"kind":"refund","description":"Refund of PW-2026-00467: 3 seats were not used.","quantity":1,"unitAmount":-2100,"amount":-2100}],"card":{"brand":"visa","last4":"4242"},"createdAt":"2026-11-20T09:30:00Z","paidAt":"2026-11-20T09:30:04Z"})


export const getCancelAutopaymentMockHandler = (overrideResponse?: SubscriptionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionAnswer> | SubscriptionAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/payments/cancele-autopayment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelAutopaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCardsMockHandler = (overrideResponse?: CardList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CardList> | CardList), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/payments/cards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveCardMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/payments/cards/:cardId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetDefaultCardMockHandler = (overrideResponse?: Card | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Card> | Card), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/payments/cards/:cardId/default', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetDefaultCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckCouponMockHandler = (overrideResponse?: Coupon | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Coupon> | Coupon), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/payments/coupons/check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckCouponResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResumeAutopaymentMockHandler = (overrideResponse?: SubscriptionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionAnswer> | SubscriptionAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/payments/resume-autopayment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResumeAutopaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmSandboxPaymentMockHandler = (overrideResponse?: SandboxConfirmation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SandboxConfirmation> | SandboxConfirmation), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/payments/sandbox/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSandboxPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveCardMockHandler = (overrideResponse?: Card | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Card> | Card), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/payments/save-card', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSetupIntentMockHandler = (overrideResponse?: SetupIntent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetupIntent> | SetupIntent), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/payments/setup-intents', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSetupIntentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTransactionsMockHandler = (overrideResponse?: TransactionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TransactionPage> | TransactionPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/payments/transactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTransactionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportTransactionsMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/payments/transactions/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportTransactionsResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getGetReceiptMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/payments/transactions/:transactionId/receipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getVerifyPaymentMockHandler = (overrideResponse?: PaymentVerification | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentVerification> | PaymentVerification), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/payments/verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePaymentMockHandler = (overrideResponse?: CreatePaymentAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreatePaymentAnswer> | CreatePaymentAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/stripe/createPayment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateFreeTrialPaymentMockHandler = (overrideResponse?: FreeTrialAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FreeTrialAnswer> | FreeTrialAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/stripe/createPayment-freeTrial', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFreeTrialPaymentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeSubscriptionMockHandler = (overrideResponse?: ChangeSubscriptionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeSubscriptionAnswer> | ChangeSubscriptionAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/subscriptions/change', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDiscardSubscriptionChangeMockHandler = (overrideResponse?: CurrentSubscription | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<CurrentSubscription> | CurrentSubscription), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/subscriptions/change', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardSubscriptionChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSubscriptionMockHandler = (overrideResponse?: CurrentSubscription | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CurrentSubscription> | CurrentSubscription), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/subscriptions/current', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSubscriptionPlansMockHandler = (overrideResponse?: SubscriptionPlans | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionPlans> | SubscriptionPlans), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/subscriptions/listing', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSubscriptionPlansResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawFromContractMockHandler = (overrideResponse?: WithdrawAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WithdrawAnswer> | WithdrawAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/subscriptions/withdraw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawFromContractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAllTransactionsMockHandler = (overrideResponse?: AdminTransactionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminTransactionPage> | AdminTransactionPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/admin/transactions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllTransactionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefundTransactionMockHandler = (overrideResponse?: Transaction | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Transaction> | Transaction), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/admin/transactions/:transactionId/refund', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundTransactionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBillingMock = () => [
  getCancelAutopaymentMockHandler(),
  getListCardsMockHandler(),
  getRemoveCardMockHandler(),
  getSetDefaultCardMockHandler(),
  getCheckCouponMockHandler(),
  getResumeAutopaymentMockHandler(),
  getConfirmSandboxPaymentMockHandler(),
  getSaveCardMockHandler(),
  getCreateSetupIntentMockHandler(),
  getListTransactionsMockHandler(),
  getExportTransactionsMockHandler(),
  getGetReceiptMockHandler(),
  getVerifyPaymentMockHandler(),
  getCreatePaymentMockHandler(),
  getCreateFreeTrialPaymentMockHandler(),
  getChangeSubscriptionMockHandler(),
  getDiscardSubscriptionChangeMockHandler(),
  getGetSubscriptionMockHandler(),
  getListSubscriptionPlansMockHandler(),
  getWithdrawFromContractMockHandler(),
  getListAllTransactionsMockHandler(),
  getRefundTransactionMockHandler()
]
