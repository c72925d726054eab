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
  Message,
  MyProfile,
  SessionPage
} from '../endpoints.schemas';


export const getGetMyProfileResponseMock = (): MyProfile => ({"user":{"id":"01930c1e-5a00-7000-8000-000000000001","email":"amira@example.com","emailVerifiedAt":"2026-05-02T08:14:00Z","firstName":"Amira","lastName":"Haddad","role":"client","company":"Haddad & Partners","jobTitle":"Head of communications","phone":"+961 1 555 0142","country":"LB","timezone":"Asia/Beirut","language":"en","twoFactorEnabled":false,"permissions":[{"action":"manage","subject":"all"}],"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"autopay":true,"trialUsed":true,"currentPeriodEnd":"2026-12-01T08:00:00Z"},"quota":{"generations":{"used":914,"limit":2500,"warning":false},"runs":{"used":1328,"limit":2500,"warning":false},"downloads":{"used":86,"limit":null,"warning":false},"savedPrompts":{"used":87,"limit":null,"warning":false},"resetsAt":"2026-12-01T08:00:00Z"},"settings":{"themeColor":"primary","mode":"light","skin":"bordered","direction":"ltr","contentWidth":"boxed","navCollapsed":false,"verticalNavToggleType":"accordion"},"createdAt":"2026-05-02T08:02:00Z","lastLoginAt":"2026-11-20T07:41:00Z"}})

export const getListSessionsResponseMock = (): SessionPage => ({"items":[{"id":"01930c1e-5a00-7000-8000-000000000091","device":"Mac","browser":"Chrome 156","ip":"203.0.113.0","createdAt":"2026-11-20T07:41:00Z","lastUsedAt":"2026-11-20T09:30:00Z","expiresAt":"2027-02-18T07:41:00Z","isCurrent":true},{"id":"01930c1e-5a00-7000-8000-000000000092","device":"iPhone","browser":"Safari 26","ip":"198.51.100.0","createdAt":"2026-11-02T05:12:00Z","lastUsedAt":"2026-11-20T06:58:00Z","expiresAt":"2027-01-31T05:12:00Z","isCurrent":false},{"id":"01930c1e-5a00-7000-8000-000000000093","device":"Windows PC","browser":"Edge 156","ip":"203.0.113.0","createdAt":"2026-11-16T08:03:00Z","lastUsedAt":"2026-11-19T16:44:00Z","expiresAt":"2026-11-23T08:03:00Z","isCurrent":false},{"id":"01930c1e-5a00-7000-8000-000000000097","device":"","browser":"","ip":"192.0.2.0","createdAt":"2026-11-14T02:09:00Z","lastUsedAt":"2026-11-19T12:10:00Z","expiresAt":"2026-11-21T02:09:00Z","isCurrent":false},{"id":"01930c1e-5a00-7000-8000-000000000094","device":"iPad","browser":"Safari 26","ip":"2001:db8:4f2a:91::","createdAt":"2026-10-05T18:20:00Z","lastUsedAt":"2026-11-17T20:31:00Z","expiresAt":"2027-01-03T18:20:00Z","isCurrent":false},{"id":"01930c1e-5a00-7000-8000-000000000095","device":"Android phone","browser":"Firefox 152","ip":"192.0.2.0","createdAt":"2026-10-28T11:47:00Z","lastUsedAt":"2026-11-12T09:05:00Z","expiresAt":"2027-01-26T11:47:00Z","isCurrent":false},{"id":"01930c1e-5a00-7000-8000-000000000096","device":"Linux PC","browser":"Firefox 152","ip":"198.51.100.0","createdAt":"2026-09-30T13:15:00Z","lastUsedAt":"2026-10-31T10:26:00Z","expiresAt":"2026-12-29T13:15:00Z","isCurrent":false}],"page":1,"pageSize":20,"total":7})

export const getUpdateProfileResponseMock = (): MyProfile => ({"user":{"id":"01930c1e-5a00-7000-8000-000000000001","email":"amira@example.com","emailVerifiedAt":"2026-05-02T08:14:00Z","firstName":"Amira","lastName":"Haddad","role":"client","company":"Haddad & Partners","jobTitle":"Director of communications","phone":"+961 1 555 0177","country":"LB","timezone":"Asia/Beirut","language":"en","twoFactorEnabled":false,"permissions":[{"action":"manage","subject":"all"}],"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"autopay":true,"trialUsed":true,"currentPeriodEnd":"2026-12-01T08:00:00Z"},"quota":{"generations":{"used":914,"limit":2500,"warning":false},"runs":{"used":1328,"limit":2500,"warning":false},"downloads":{"used":86,"limit":null,"warning":false},"savedPrompts":{"used":87,"limit":null,"warning":false},"resetsAt":"2026-12-01T08:00:00Z"},"settings":{"themeColor":"primary","mode":"light","skin":"bordered","direction":"ltr","contentWidth":"boxed","navCollapsed":false,"verticalNavToggleType":"accordion"},"createdAt":"2026-05-02T08:02:00Z","lastLoginAt":"2026-11-20T07:41:00Z"}})

export const getUpdatePasswordResponseMock = (): Message => ({"message":"Password changed. You’re still signed in here and signed out everywhere else."})


export const getGetMyProfileMockHandler = (overrideResponse?: MyProfile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyProfile> | MyProfile), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/me/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSessionsMockHandler = (overrideResponse?: SessionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionPage> | SessionPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/me/sessions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProfileMockHandler = (overrideResponse?: MyProfile | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MyProfile> | MyProfile), options?: RequestHandlerOptions) => {
  return http.patch('*/api/users/profile/update', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePasswordMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.put('*/api/users/update/profile-password', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePasswordResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAccountMock = () => [
  getGetMyProfileMockHandler(),
  getListSessionsMockHandler(),
  getUpdateProfileMockHandler(),
  getUpdatePasswordMockHandler()
]
