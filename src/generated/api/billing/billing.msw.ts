/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  delay,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Card,
  FreeTrialAnswer,
  PaymentIntentAnswer,
  PaymentVerification,
  SubscriptionAnswer,
  SubscriptionPlans,
  TransactionPage
} from '../endpoints.schemas';


export const getListSubscriptionPlansResponseMock = (): SubscriptionPlans => ({"plans":[{"code":"free","name":"Free","tagline":"Everything you need to try better prompts.","audience":"For trying it out","prices":[{"interval":"month","currency":"USD","amount":0},{"interval":"year","currency":"USD","amount":0}],"trialDays":0,"seatsIncluded":0,"seatsMax":0,"seatPrice":[],"limits":{"generations":30,"runs":20,"downloads":10,"savedPrompts":25,"pooled":false},"features":["30 generations and 20 runs per month","25 saved prompts","10 PDF and Word downloads per month","All templates in 16 categories","5 interface languages"],"isRecommended":false,"isCurrent":false},{"code":"pro","name":"Pro","tagline":"For using prompts every day.","audience":"For individuals who write for a living","prices":[{"interval":"month","currency":"USD","amount":1200},{"interval":"year","currency":"USD","amount":11500}],"trialDays":30,"seatsIncluded":0,"seatsMax":0,"seatPrice":[],"limits":{"generations":500,"runs":500,"downloads":null,"savedPrompts":null,"pooled":false},"features":["500 generations and 500 runs per month","Unlimited saved prompts","Unlimited PDF and Word downloads","Version history to compare and restore","30-day free trial, no card needed"],"isRecommended":true,"isCurrent":false},{"code":"team","name":"Team","tagline":"One shared library for your team.","audience":"For teams of up to 26","prices":[{"interval":"month","currency":"USD","amount":3900},{"interval":"year","currency":"USD","amount":37400}],"trialDays":30,"seatsIncluded":5,"seatsMax":25,"seatPrice":[{"interval":"month","currency":"USD","amount":700},{"interval":"year","currency":"USD","amount":6700}],"limits":{"generations":2500,"runs":2500,"downloads":null,"savedPrompts":null,"pooled":true},"features":["5 seats included, up to 25","2,500 generations and 2,500 runs per month, shared","Team library with editors and viewers","Prompts stay when someone leaves","Everything in Pro"],"isRecommended":false,"isCurrent":true},{"code":"business","name":"Business","tagline":"For large teams and heavy use.","audience":"For companies and agencies","prices":[{"interval":"month","currency":"USD","amount":9900},{"interval":"year","currency":"USD","amount":95000}],"trialDays":30,"seatsIncluded":20,"seatsMax":200,"seatPrice":[{"interval":"month","currency":"USD","amount":500},{"interval":"year","currency":"USD","amount":4800}],"limits":{"generations":10000,"runs":10000,"downloads":null,"savedPrompts":null,"pooled":true},"features":["20 seats included, up to 200","10,000 generations and 10,000 runs per month, shared","Lowest price per extra seat","Everything in Team"],"isRecommended":false,"isCurrent":false}],"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"trialHasCard":false,"currentPeriodEnd":"2026-12-01T08:00:00Z","autopay":true,"nextInvoice":{"amount":6000,"currency":"USD","date":"2026-12-01T08:00:00Z","lines":[{"kind":"plan","description":"Team, Dec 1, 2026 – Jan 1, 2027","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats, Dec 1, 2026 – Jan 1, 2027","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-12-01T08:00:00Z","periodEnd":"2027-01-01T08:00:00Z"}]}},"trial":{"eligible":false,"reason":"already_subscribed","days":30},"currency":"USD"})

export const getCreatePaymentResponseMock = (): PaymentIntentAnswer => ({"preview":false,"paymentId":"01930c1e-5a00-7000-8000-000000000b01","clientSecret":"pay_01930c1e5a00b01_secret_9fKq2Lx7Vt","planCode":"pro","interval":"month","seats":0,"currency":"USD","subtotal":1200,"discount":0,"tax":0,"total":1200,"lines":[{"kind":"plan","description":"Pro, Nov 20 – Dec 20, 2026","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-11-20T09:30:00Z","periodEnd":"2026-12-20T09:30:00Z"}],"dueToday":1200,"nextInvoice":{"amount":1200,"currency":"USD","date":"2026-12-20T09:30:00Z","lines":[{"kind":"plan","description":"Pro, Dec 20, 2026 – Jan 20, 2027","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-12-20T09:30:00Z","periodEnd":"2027-01-20T09:30:00Z"}]}})

export const getCreateFreeTrialPaymentResponseMock = (): FreeTrialAnswer => ({"subscription":{"status":"trialing","planCode":"pro","interval":"month","seats":0,"trialEnd":"2026-12-20T09:30:00Z","trialHasCard":false,"currentPeriodEnd":"2026-12-20T09:30:00Z","autopay":false},"currency":"USD","dueToday":0})

export const getVerifyPaymentResponseMock = (): PaymentVerification => ({"paymentId":"01930c1e-5a00-7000-8000-000000000b01","status":"succeeded","transaction":{"id":"01930c1e-5a00-7000-8000-0000000000ed","number":"PW-2026-00502","type":"subscription","status":"succeeded","currency":"USD","subtotal":1200,"discount":0,"tax":0,"total":1200,"lines":[{"kind":"plan","description":"Pro, Nov 20 – Dec 20, 2026","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-11-20T09:30:00Z","periodEnd":"2026-12-20T09:30:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00502","createdAt":"2026-11-20T09:30:00Z","paidAt":"2026-11-20T09:30:04Z"},"subscription":{"status":"active","planCode":"pro","interval":"month","seats":0,"trialHasCard":false,"currentPeriodEnd":"2026-12-20T09:30:00Z","autopay":true,"nextInvoice":{"amount":1200,"currency":"USD","date":"2026-12-20T09:30:00Z","lines":[{"kind":"plan","description":"Pro, Dec 20, 2026 – Jan 20, 2027","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-12-20T09:30:00Z","periodEnd":"2027-01-20T09:30:00Z"}]}}})

export const getListTransactionsResponseMock = (): TransactionPage => ({"items":[{"id":"01930c1e-5a00-7000-8000-0000000000ec","number":"PW-2026-00467","type":"renewal","status":"succeeded","currency":"USD","subtotal":6000,"discount":0,"tax":0,"total":6000,"lines":[{"kind":"plan","description":"Team, Nov 1 – Dec 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-11-01T08:00:00Z","periodEnd":"2026-12-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-11-01T08:00:00Z","periodEnd":"2026-12-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00467","createdAt":"2026-11-01T08:00:00Z","paidAt":"2026-11-01T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000eb","number":"PW-2026-00398","type":"renewal","status":"succeeded","currency":"USD","subtotal":6000,"discount":0,"tax":0,"total":6000,"lines":[{"kind":"plan","description":"Team, Oct 1 – Nov 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-10-01T08:00:00Z","periodEnd":"2026-11-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-10-01T08:00:00Z","periodEnd":"2026-11-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00398","createdAt":"2026-10-01T08:00:00Z","paidAt":"2026-10-01T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000ea","number":"PW-2026-00351","type":"refund","status":"succeeded","currency":"USD","subtotal":-2450,"discount":0,"tax":0,"total":-2450,"lines":[{"kind":"refund","description":"5 extra seats, ordered by mistake (PW-2026-00347)","quantity":1,"unitAmount":-2450,"amount":-2450}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00351","createdAt":"2026-09-11T13:42:00Z","paidAt":"2026-09-11T13:42:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e9","number":"PW-2026-00347","type":"change","status":"refunded","currency":"USD","subtotal":2450,"discount":0,"tax":0,"total":2450,"lines":[{"kind":"seats","description":"5 extra seats, Sep 10 – Oct 1, 2026","quantity":5,"unitAmount":490,"amount":2450,"periodStart":"2026-09-10T08:00:00Z","periodEnd":"2026-10-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00347","createdAt":"2026-09-10T08:00:00Z","paidAt":"2026-09-10T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e8","number":"PW-2026-00322","type":"renewal","status":"succeeded","currency":"USD","subtotal":6000,"discount":0,"tax":0,"total":6000,"lines":[{"kind":"plan","description":"Team, Sep 1 – Oct 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-09-01T08:00:00Z","periodEnd":"2026-10-01T08:00:00Z"},{"kind":"seats","description":"3 extra seats","quantity":3,"unitAmount":700,"amount":2100,"periodStart":"2026-09-01T08:00:00Z","periodEnd":"2026-10-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00322","createdAt":"2026-09-01T08:00:00Z","paidAt":"2026-09-01T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e7","number":"PW-2026-00305","type":"change","status":"succeeded","currency":"USD","subtotal":813,"discount":0,"tax":0,"total":813,"lines":[{"kind":"seats","description":"3 extra seats, Aug 20 – Sep 1, 2026","quantity":3,"unitAmount":271,"amount":813,"periodStart":"2026-08-20T08:00:00Z","periodEnd":"2026-09-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00305","createdAt":"2026-08-20T08:00:00Z","paidAt":"2026-08-20T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e6","number":"PW-2026-00271","type":"renewal","status":"succeeded","currency":"USD","subtotal":3900,"discount":0,"tax":0,"total":3900,"lines":[{"kind":"plan","description":"Team, Aug 1 – Sep 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-08-01T08:00:00Z","periodEnd":"2026-09-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00271","createdAt":"2026-08-03T08:00:00Z","paidAt":"2026-08-03T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e5","number":"PW-2026-00264","type":"renewal","status":"failed","currency":"USD","subtotal":3900,"discount":0,"tax":0,"total":3900,"lines":[{"kind":"plan","description":"Team, Aug 1 – Sep 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-08-01T08:00:00Z","periodEnd":"2026-09-01T08:00:00Z"}],"card":{"brand":"mastercard","last4":"9995"},"failure":{"code":"insufficient_funds","message":"Insufficient funds. We tried again on Aug 3."},"createdAt":"2026-08-01T08:00:00Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e4","number":"PW-2026-00211","type":"renewal","status":"succeeded","currency":"USD","subtotal":3900,"discount":780,"tax":0,"total":3120,"lines":[{"kind":"plan","description":"Team, Jul 1 – Aug 1, 2026","quantity":1,"unitAmount":3900,"amount":3900,"periodStart":"2026-07-01T08:00:00Z","periodEnd":"2026-08-01T08:00:00Z"},{"kind":"discount","description":"WELCOME20, 20 % off one month","quantity":1,"unitAmount":-780,"amount":-780}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00211","createdAt":"2026-07-01T08:00:00Z","paidAt":"2026-07-01T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e3","number":"PW-2026-00183","type":"change","status":"succeeded","currency":"USD","subtotal":1350,"discount":0,"tax":0,"total":1350,"lines":[{"kind":"plan","description":"Team, Jun 16 – Jul 1, 2026","quantity":1,"unitAmount":1950,"amount":1950,"periodStart":"2026-06-16T08:00:00Z","periodEnd":"2026-07-01T08:00:00Z"},{"kind":"proration","description":"Unused time on Pro, Jun 16 – Jul 1, 2026","quantity":1,"unitAmount":-600,"amount":-600,"periodStart":"2026-06-16T08:00:00Z","periodEnd":"2026-07-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00183","createdAt":"2026-06-16T08:00:00Z","paidAt":"2026-06-16T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e2","number":"PW-2026-00158","type":"renewal","status":"succeeded","currency":"USD","subtotal":1200,"discount":0,"tax":0,"total":1200,"lines":[{"kind":"plan","description":"Pro, Jun 1 – Jul 1, 2026","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-06-01T08:00:00Z","periodEnd":"2026-07-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00158","createdAt":"2026-06-01T08:00:00Z","paidAt":"2026-06-01T08:00:04Z"},{"id":"01930c1e-5a00-7000-8000-0000000000e1","number":"PW-2026-00112","type":"subscription","status":"succeeded","currency":"USD","subtotal":1200,"discount":0,"tax":0,"total":1200,"lines":[{"kind":"plan","description":"Pro, May 1 – Jun 1, 2026","quantity":1,"unitAmount":1200,"amount":1200,"periodStart":"2026-05-01T08:00:00Z","periodEnd":"2026-06-01T08:00:00Z"}],"card":{"brand":"visa","last4":"4242"},"receiptUrl":"https://receipts.promptwell.example/PW-2026-00112","createdAt":"2026-05-01T08:00:00Z","paidAt":"2026-05-01T08:00:04Z"}],"page":1,"pageSize":20,"total":12,"totals":{"currency":"USD","paid":32033,"refunded":2450,"net":29583}})

export const getSaveCardResponseMock = (): Card => ({"id":"01930c1e-5a00-7000-8000-000000000ca1","brand":"visa","last4":"4242","expMonth":8,"expYear":2029,"isDefault":true,"createdAt":"2026-11-20T09:30:00Z"})

export const getCancelAutopaymentResponseMock = (): SubscriptionAnswer => ({"subscription":{"status":"canceling","planCode":"team","interval":"month","seats":8,"trialHasCard":false,"currentPeriodEnd":"2026-12-01T08:00:00Z","autopay":false,"cancelAt":"2026-12-01T08:00:00Z"}})


export const getListSubscriptionPlansMockHandler = (overrideResponse?: SubscriptionPlans | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionPlans> | SubscriptionPlans), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/subscriptions/listing', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSubscriptionPlansResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePaymentMockHandler = (overrideResponse?: PaymentIntentAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentIntentAnswer> | PaymentIntentAnswer), options?: RequestHandlerOptions) => {
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

export const getVerifyPaymentMockHandler = (overrideResponse?: PaymentVerification | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentVerification> | PaymentVerification), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/payments/verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyPaymentResponseMock(),
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

export const getSaveCardMockHandler = (overrideResponse?: Card | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Card> | Card), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/payments/save-card', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelAutopaymentMockHandler = (overrideResponse?: SubscriptionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionAnswer> | SubscriptionAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/payments/cancele-autopayment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelAutopaymentResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBillingMock = () => [
  getListSubscriptionPlansMockHandler(),
  getCreatePaymentMockHandler(),
  getCreateFreeTrialPaymentMockHandler(),
  getVerifyPaymentMockHandler(),
  getListTransactionsMockHandler(),
  getSaveCardMockHandler(),
  getCancelAutopaymentMockHandler()
]
