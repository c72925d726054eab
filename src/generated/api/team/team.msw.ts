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
  AddSubUsersAnswer,
  Invitation,
  InvitedSubUser,
  JoinTeamAnswer,
  LoginSession,
  RemoveSubUserAnswer,
  SubUserAnswer,
  SubUserPage
} from '../endpoints.schemas';


export const getGetInvitationResponseMock = (): Invitation => ({"teamName":"Haddad & Partners","inviterName":"Amira Haddad","name":"Leila Fares","emailMasked":"l•••@e•••.com","preset":"editor","expiresAt":"2026-11-27T09:30:00Z","state":"open","accountExists":false})

export const getAcceptInvitationResponseMock = (): LoginSession => ({"otpRequired":false,"token":"mR7tQ2w9Lk4ZpX0c8VbN3sYh6JdF1gAeU5iOqTzWxKo","tokenExpiresAt":"2026-11-27T09:30:00Z","user":{"id":"01930c1e-5a00-7000-8000-0000000000f9","email":"leila@example.com","emailVerifiedAt":"2026-06-16T10:20:00Z","firstName":"Leila","lastName":"Fares","role":"user","country":"DE","timezone":"Europe/Berlin","language":"en","twoFactorEnabled":true,"permissions":[{"action":"manage","subject":"all"},{"action":"manage","subject":"billing","inverted":true},{"action":"manage","subject":"team","inverted":true}],"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"autopay":true,"trialUsed":true,"currentPeriodEnd":"2026-12-01T08:00:00Z"},"quota":{"generations":{"used":914,"limit":2500,"warning":false},"runs":{"used":1328,"limit":2500,"warning":false},"downloads":{"used":86,"limit":null,"warning":false},"savedPrompts":{"used":87,"limit":null,"warning":false},"resetsAt":"2026-12-01T08:00:00Z"},"settings":{"mode":"dark","navCollapsed":true},"createdAt":"2026-06-16T10:20:00Z","lastLoginAt":"2026-11-20T08:52:00Z"}})

export const getJoinTeamResponseMock = (): JoinTeamAnswer => ({"user":{"id":"01930c1e-5a00-7000-8000-0000000000f9","email":"leila@example.com","emailVerifiedAt":"2026-06-16T10:20:00Z","firstName":"Leila","lastName":"Fares","role":"user","country":"DE","timezone":"Europe/Berlin","language":"en","twoFactorEnabled":true,"permissions":[{"action":"manage","subject":"all"},{"action":"manage","subject":"billing","inverted":true},{"action":"manage","subject":"team","inverted":true}],"subscription":{"status":"active","planCode":"team","interval":"month","seats":8,"autopay":true,"trialUsed":true,"currentPeriodEnd":"2026-12-01T08:00:00Z"},"quota":{"generations":{"used":914,"limit":2500,"warning":false},"runs":{"used":1328,"limit":2500,"warning":false},"downloads":{"used":86,"limit":null,"warning":false},"savedPrompts":{"used":87,"limit":null,"warning":false},"resetsAt":"2026-12-01T08:00:00Z"},"settings":{"mode":"dark","navCollapsed":true},"createdAt":"2026-06-16T10:20:00Z","lastLoginAt":"2026-11-20T08:52:00Z"}})

export const getAddSubUsersResponseMock = (): AddSubUsersAnswer => ({"invited":[{"subUser":{"id":"01930c1e-5a00-7000-8000-0000000000f9","name":"Leila Fares","email":"leila@example.com","preset":"editor","status":"invited","invitedAt":"2026-11-20T09:30:00Z","expiresAt":"2026-11-27T09:30:00Z","promptCount":0},"invitationUrl":"https://app.promptwell.example/invitation/pwi_vq3X0m1cB7n2R8s4T6u9W1y5Z0a3D7f2K4h6J8l0N2p"}],"failed":[{"index":1,"email":"jonas@example.com","code":"already_member","message":"Jonas Weber is on your team already."},{"index":2,"email":"ben@example.com","code":"seats_full","message":"All 8 seats are taken now. One more costs $7 per month."}],"seats":{"used":8,"total":8,"max":25,"pricePerSeat":{"interval":"month","currency":"USD","amount":700}}})

export const getListSubUsersResponseMock = (): SubUserPage => ({"items":[{"id":"01930c1e-5a00-7000-8000-0000000000f1","name":"Jonas Weber","email":"jonas@example.com","preset":"editor","status":"active","invitedAt":"2026-06-16T09:05:00Z","lastActiveAt":"2026-11-20T08:52:00Z","promptCount":37},{"id":"01930c1e-5a00-7000-8000-0000000000f2","name":"Nour Khalil","email":"nour@example.com","preset":"editor","status":"active","invitedAt":"2026-06-16T09:05:00Z","lastActiveAt":"2026-11-19T16:20:00Z","promptCount":21},{"id":"01930c1e-5a00-7000-8000-0000000000f3","name":"Marta Kowalska","email":"marta@example.com","preset":"editor","status":"active","invitedAt":"2026-06-18T13:30:00Z","lastActiveAt":"2026-11-20T07:11:00Z","promptCount":14},{"id":"01930c1e-5a00-7000-8000-0000000000f4","name":"Tomás Rivera","email":"tomas@example.com","preset":"viewer","status":"active","invitedAt":"2026-08-20T08:15:00Z","lastActiveAt":"2026-11-17T11:45:00Z","promptCount":0},{"id":"01930c1e-5a00-7000-8000-0000000000f5","name":"王雨桐","email":"yutong@example.com","preset":"viewer","status":"active","invitedAt":"2026-08-20T08:16:00Z","lastActiveAt":"2026-11-18T02:40:00Z","promptCount":0},{"id":"01930c1e-5a00-7000-8000-0000000000f6","name":"Claire Dubois","email":"claire@example.com","preset":"editor","status":"suspended","invitedAt":"2026-07-02T10:00:00Z","lastActiveAt":"2026-10-09T15:02:00Z","promptCount":9},{"id":"01930c1e-5a00-7000-8000-0000000000f7","name":"سامي منصور","email":"sami@example.com","preset":"viewer","status":"invited","invitedAt":"2026-11-18T14:00:00Z","expiresAt":"2026-11-25T14:00:00Z","promptCount":0},{"id":"01930c1e-5a00-7000-8000-0000000000f8","name":"Priya Nair","email":"priya@example.com","preset":"editor","status":"expired","invitedAt":"2026-10-28T09:00:00Z","expiresAt":"2026-11-04T09:00:00Z","promptCount":0}],"page":1,"pageSize":20,"total":8,"seats":{"used":7,"total":8,"max":25,"pricePerSeat":{"interval":"month","currency":"USD","amount":700}}})

export const getRemoveSubUserResponseMock = (): RemoveSubUserAnswer => ({"subUserId":"01930c1e-5a00-7000-8000-0000000000f4","transferredPrompts":0,"seats":{"used":6,"total":8,"max":25,"pricePerSeat":{"interval":"month","currency":"USD","amount":700}}})

export const getUpdateSubUserResponseMock = (): SubUserAnswer => ({"subUser":{"id":"01930c1e-5a00-7000-8000-0000000000f4","name":"Tomás Rivera","email":"tomas@example.com","preset":"editor","status":"active","invitedAt":"2026-08-20T08:15:00Z","lastActiveAt":"2026-11-17T11:45:00Z","promptCount":0},"seats":{"used":7,"total":8,"max":25,"pricePerSeat":{"interval":"month","currency":"USD","amount":700}}})

export const getResendInvitationResponseMock = (): InvitedSubUser => ({"subUser":{"id":"01930c1e-5a00-7000-8000-0000000000f9","name":"Leila Fares","email":"leila@example.com","preset":"editor","status":"invited","invitedAt":"2026-11-20T09:30:00Z","expiresAt":"2026-11-27T09:30:00Z","promptCount":0},"invitationUrl":"https://app.promptwell.example/invitation/pwi_vq3X0m1cB7n2R8s4T6u9W1y5Z0a3D7f2K4h6J8l0N2p"})


export const getGetInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/auth/invitation/:token', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptInvitationMockHandler = (overrideResponse?: LoginSession | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginSession> | LoginSession), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/auth/invitation/:token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getJoinTeamMockHandler = (overrideResponse?: JoinTeamAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JoinTeamAnswer> | JoinTeamAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/auth/invitation/:token/join', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getJoinTeamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddSubUsersMockHandler = (overrideResponse?: AddSubUsersAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddSubUsersAnswer> | AddSubUsersAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/prompt/add/users', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSubUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSubUsersMockHandler = (overrideResponse?: SubUserPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubUserPage> | SubUserPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/prompt/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSubUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveSubUserMockHandler = (overrideResponse?: RemoveSubUserAnswer | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RemoveSubUserAnswer> | RemoveSubUserAnswer), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/prompt/users/:subUserId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveSubUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSubUserMockHandler = (overrideResponse?: SubUserAnswer | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SubUserAnswer> | SubUserAnswer), options?: RequestHandlerOptions) => {
  return http.patch('*/api/users/prompt/users/:subUserId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSubUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendInvitationMockHandler = (overrideResponse?: InvitedSubUser | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitedSubUser> | InvitedSubUser), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/prompt/users/:subUserId/resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTeamMock = () => [
  getGetInvitationMockHandler(),
  getAcceptInvitationMockHandler(),
  getJoinTeamMockHandler(),
  getAddSubUsersMockHandler(),
  getListSubUsersMockHandler(),
  getRemoveSubUserMockHandler(),
  getUpdateSubUserMockHandler(),
  getResendInvitationMockHandler()
]
