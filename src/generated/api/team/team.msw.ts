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
  RemoveSubUserAnswer,
  SubUserPage
} from '../endpoints.schemas';


export const getAddSubUsersResponseMock = (): AddSubUsersAnswer => ({"invited":[{"id":"01930c1e-5a00-7000-8000-0000000000f9","name":"Leila Fares","email":"leila@example.com","preset":"editor","status":"invited","invitedAt":"2026-11-20T09:30:00Z","expiresAt":"2026-11-27T09:30:00Z","promptCount":0}],"failed":[{"index":1,"email":"jonas@example.com","code":"already_member","message":"Jonas Weber is on your team already."},{"index":2,"email":"ben@example.com","code":"seats_full","message":"All 8 seats are taken now. One more costs $7 a month."}],"seats":{"used":8,"total":8,"max":25,"pricePerSeat":{"interval":"month","currency":"USD","amount":700}}})

export const getListSubUsersResponseMock = (): SubUserPage => ({"items":[{"id":"01930c1e-5a00-7000-8000-0000000000f1","name":"Jonas Weber","email":"jonas@example.com","preset":"editor","status":"active","invitedAt":"2026-06-16T09:05:00Z","lastActiveAt":"2026-11-20T08:52:00Z","promptCount":37},{"id":"01930c1e-5a00-7000-8000-0000000000f2","name":"Nour Khalil","email":"nour@example.com","preset":"editor","status":"active","invitedAt":"2026-06-16T09:05:00Z","lastActiveAt":"2026-11-19T16:20:00Z","promptCount":21},{"id":"01930c1e-5a00-7000-8000-0000000000f3","name":"Marta Kowalska","email":"marta@example.com","preset":"editor","status":"active","invitedAt":"2026-06-18T13:30:00Z","lastActiveAt":"2026-11-20T07:11:00Z","promptCount":14},{"id":"01930c1e-5a00-7000-8000-0000000000f4","name":"Tomás Rivera","email":"tomas@example.com","preset":"viewer","status":"active","invitedAt":"2026-08-20T08:15:00Z","lastActiveAt":"2026-11-17T11:45:00Z","promptCount":0},{"id":"01930c1e-5a00-7000-8000-0000000000f5","name":"王雨桐","email":"yutong@example.com","preset":"viewer","status":"active","invitedAt":"2026-08-20T08:16:00Z","lastActiveAt":"2026-11-18T02:40:00Z","promptCount":0},{"id":"01930c1e-5a00-7000-8000-0000000000f6","name":"Claire Dubois","email":"claire@example.com","preset":"editor","status":"suspended","invitedAt":"2026-07-02T10:00:00Z","lastActiveAt":"2026-10-09T15:02:00Z","promptCount":9},{"id":"01930c1e-5a00-7000-8000-0000000000f7","name":"سامي منصور","email":"sami@example.com","preset":"viewer","status":"invited","invitedAt":"2026-11-18T14:00:00Z","expiresAt":"2026-11-25T14:00:00Z","promptCount":0},{"id":"01930c1e-5a00-7000-8000-0000000000f8","name":"Priya Nair","email":"priya@example.com","preset":"editor","status":"expired","invitedAt":"2026-10-28T09:00:00Z","expiresAt":"2026-11-04T09:00:00Z","promptCount":0}],"page":1,"pageSize":20,"total":8,"seats":{"used":7,"total":8,"max":25,"pricePerSeat":{"interval":"month","currency":"USD","amount":700}}})

export const getRemoveSubUserResponseMock = (): RemoveSubUserAnswer => ({"subUserId":"01930c1e-5a00-7000-8000-0000000000f4","transferredPrompts":0,"seats":{"used":6,"total":8,"max":25,"pricePerSeat":{"interval":"month","currency":"USD","amount":700}}})


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
export const getTeamMock = () => [
  getAddSubUsersMockHandler(),
  getListSubUsersMockHandler(),
  getRemoveSubUserMockHandler()
]
