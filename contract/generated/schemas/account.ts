/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from '#contract/zod.ts';
import {
  Count,
  Id,
  InterfaceLanguage,
  Message,
  PageNumber,
  PageSize,
  Password,
  PersonName,
  Problem,
  Settings,
  Timestamp,
  Timezone,
  User,
} from './common.ts';

export const MyProfile = /*#__PURE__*/ zod.strictObject({
  "user": User
});

export type MyProfile = zod.input<typeof MyProfile>;

export type MyProfileOutput = zod.output<typeof MyProfile>;

export const sessionDeviceMax = 80;

export const sessionBrowserMax = 80;

export const sessionIpMax = 45;

export const Session = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionDeviceMax)),
  "browser": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionBrowserMax)),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionIpMax)),
  "createdAt": Timestamp,
  "lastUsedAt": Timestamp,
  "expiresAt": Timestamp,
  "isCurrent": /*#__PURE__*/ zod.boolean()
});

export type Session = zod.input<typeof Session>;

export type SessionOutput = zod.output<typeof Session>;

export const sessionPageItemsMax = 100;

export const SessionPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Session).check(/*#__PURE__*/ zod.maxLength(sessionPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count
});

export type SessionPage = zod.input<typeof SessionPage>;

export type SessionPageOutput = zod.output<typeof SessionPage>;

export const profileUpdateCompanyMax = 120;

export const profileUpdateJobTitleMax = 120;

export const profileUpdatePhoneMax = 30;

export const profileUpdatePhoneRegExp = new RegExp('^(\\+?[0-9 ().-]{5,29})?$');

export const profileUpdateCountryMax = 2;

export const profileUpdateCountryRegExp = new RegExp('^([A-Z]{2})?$');

export const ProfileUpdate = /*#__PURE__*/ zod.strictObject({
  "firstName": /*#__PURE__*/ zod.optional(PersonName),
  "lastName": /*#__PURE__*/ zod.optional(PersonName),
  "company": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUpdateCompanyMax))),
  "jobTitle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUpdateJobTitleMax))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUpdatePhoneMax)).check(/*#__PURE__*/ zod.regex(profileUpdatePhoneRegExp))),
  "country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUpdateCountryMax)).check(/*#__PURE__*/ zod.regex(profileUpdateCountryRegExp))),
  "timezone": /*#__PURE__*/ zod.optional(Timezone),
  "language": /*#__PURE__*/ zod.optional(InterfaceLanguage),
  "settings": /*#__PURE__*/ zod.optional(Settings)
});

export type ProfileUpdate = zod.input<typeof ProfileUpdate>;

export type ProfileUpdateOutput = zod.output<typeof ProfileUpdate>;

export const passwordUpdateOldPasswordMax = 128;

export const PasswordUpdate = /*#__PURE__*/ zod.strictObject({
  "oldPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordUpdateOldPasswordMax)),
  "password": Password
});

export type PasswordUpdate = zod.input<typeof PasswordUpdate>;

export type PasswordUpdateOutput = zod.output<typeof PasswordUpdate>;

export const getMyProfileHeaderAcceptLanguageMax = 200;

export const GetMyProfileHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMyProfileHeaderAcceptLanguageMax)))
})

export const GetMyProfile200Response = MyProfile

export const GetMyProfile401Response = Problem

export const GetMyProfile429Response = Problem

export const GetMyProfile500Response = Problem

export const GetMyProfile503Response = Problem

export const listSessionsQueryPageDefault = 1;

export const listSessionsQueryPageMax = 100000;

export const listSessionsQueryPageSizeDefault = 20;

export const listSessionsQueryPageSizeMax = 100;

export const ListSessionsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryPageMax)), listSessionsQueryPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryPageSizeMax)), listSessionsQueryPageSizeDefault)
})

export const listSessionsHeaderAcceptLanguageMax = 200;

export const ListSessionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSessionsHeaderAcceptLanguageMax)))
})

export const ListSessions200Response = SessionPage

export const ListSessions401Response = Problem

export const ListSessions422Response = Problem

export const ListSessions429Response = Problem

export const ListSessions500Response = Problem

export const ListSessions503Response = Problem

export const updateProfileHeaderAcceptLanguageMax = 200;

export const UpdateProfileHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateProfileHeaderAcceptLanguageMax)))
})

export const UpdateProfileBody = ProfileUpdate

export const UpdateProfile200Response = MyProfile

export const UpdateProfile400Response = Problem

export const UpdateProfile401Response = Problem

export const UpdateProfile413Response = Problem

export const UpdateProfile415Response = Problem

export const UpdateProfile422Response = Problem

export const UpdateProfile429Response = Problem

export const UpdateProfile500Response = Problem

export const UpdateProfile503Response = Problem

export const updatePasswordHeaderAcceptLanguageMax = 200;

export const UpdatePasswordHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updatePasswordHeaderAcceptLanguageMax)))
})

export const UpdatePasswordBody = PasswordUpdate

export const UpdatePassword200Response = Message

export const UpdatePassword400Response = Problem

export const UpdatePassword401Response = Problem

export const UpdatePassword413Response = Problem

export const UpdatePassword415Response = Problem

export const UpdatePassword422Response = Problem

export const UpdatePassword429Response = Problem

export const UpdatePassword500Response = Problem

export const UpdatePassword503Response = Problem
