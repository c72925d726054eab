/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from '#contract/zod.ts';
import {
  Count,
  Email,
  Id,
  InterfaceLanguage,
  LoginSession,
  PageNumber,
  PageSize,
  Password,
  PersonName,
  PlanCode,
  Price,
  Problem,
  Timestamp,
  Timezone,
  User,
} from './common.ts';

export const SubUserPreset = /*#__PURE__*/ zod.enum(['editor', 'viewer']);

export type SubUserPreset = zod.input<typeof SubUserPreset>;

export type SubUserPresetOutput = zod.output<typeof SubUserPreset>;

export const InvitationState = /*#__PURE__*/ zod.enum(['open', 'expired', 'used', 'revoked', 'full']);

export type InvitationState = zod.input<typeof InvitationState>;

export type InvitationStateOutput = zod.output<typeof InvitationState>;

export const invitationTeamNameMax = 240;

export const invitationInviterNameMax = 240;

export const invitationNameMax = 120;

export const invitationEmailMaskedMin = 3;

export const invitationEmailMaskedMax = 254;

export const Invitation = /*#__PURE__*/ zod.strictObject({
  "teamName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationTeamNameMax)),
  "inviterName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationInviterNameMax)),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationNameMax))),
  "emailMasked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(invitationEmailMaskedMin)).check(/*#__PURE__*/ zod.maxLength(invitationEmailMaskedMax)),
  "preset": SubUserPreset,
  "expiresAt": Timestamp,
  "state": InvitationState,
  "accountExists": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type Invitation = zod.input<typeof Invitation>;

export type InvitationOutput = zod.output<typeof Invitation>;

export const AcceptInvitationRequest = /*#__PURE__*/ zod.strictObject({
  "firstName": PersonName,
  "lastName": PersonName,
  "password": Password,
  "acceptTerms": /*#__PURE__*/ zod.literal(true),
  "language": InterfaceLanguage,
  "timezone": /*#__PURE__*/ zod.optional(Timezone)
});

export type AcceptInvitationRequest = zod.input<typeof AcceptInvitationRequest>;

export type AcceptInvitationRequestOutput = zod.output<typeof AcceptInvitationRequest>;

export const JoinTeamAnswer = /*#__PURE__*/ zod.strictObject({
  "user": User
});

export type JoinTeamAnswer = zod.input<typeof JoinTeamAnswer>;

export type JoinTeamAnswerOutput = zod.output<typeof JoinTeamAnswer>;

export const subUserInvitationNameMax = 120;

export const SubUserInvitation = /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subUserInvitationNameMax))),
  "preset": SubUserPreset
});

export type SubUserInvitation = zod.input<typeof SubUserInvitation>;

export type SubUserInvitationOutput = zod.output<typeof SubUserInvitation>;

export const addSubUsersRequestUsersMax = 20;

export const AddSubUsersRequest = /*#__PURE__*/ zod.strictObject({
  "users": /*#__PURE__*/ zod.array(SubUserInvitation).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addSubUsersRequestUsersMax))
});

export type AddSubUsersRequest = zod.input<typeof AddSubUsersRequest>;

export type AddSubUsersRequestOutput = zod.output<typeof AddSubUsersRequest>;

export const SubUserStatus = /*#__PURE__*/ zod.enum(['invited', 'active', 'suspended', 'expired']);

export type SubUserStatus = zod.input<typeof SubUserStatus>;

export type SubUserStatusOutput = zod.output<typeof SubUserStatus>;

export const subUserNameMax = 120;

export const SubUser = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subUserNameMax)),
  "email": Email,
  "preset": SubUserPreset,
  "status": SubUserStatus,
  "invitedAt": Timestamp,
  "expiresAt": /*#__PURE__*/ zod.optional(Timestamp),
  "lastActiveAt": /*#__PURE__*/ zod.optional(Timestamp),
  "promptCount": Count
});

export type SubUser = zod.input<typeof SubUser>;

export type SubUserOutput = zod.output<typeof SubUser>;

export const invitedSubUserInvitationUrlMax = 2000;

export const InvitedSubUser = /*#__PURE__*/ zod.strictObject({
  "subUser": SubUser,
  "invitationUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(invitedSubUserInvitationUrlMax)))
});

export type InvitedSubUser = zod.input<typeof InvitedSubUser>;

export type InvitedSubUserOutput = zod.output<typeof InvitedSubUser>;

export const subUserFailureIndexMin = 0;

export const subUserFailureIndexMax = 19;

export const subUserFailureMessageMax = 500;

export const SubUserFailure = /*#__PURE__*/ zod.strictObject({
  "index": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(subUserFailureIndexMin)).check(/*#__PURE__*/ zod.lte(subUserFailureIndexMax)),
  "email": Email,
  "code": /*#__PURE__*/ zod.enum(['duplicate', 'own_address', 'already_invited', 'already_member', 'address_unavailable', 'seats_full']),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subUserFailureMessageMax))
});

export type SubUserFailure = zod.input<typeof SubUserFailure>;

export type SubUserFailureOutput = zod.output<typeof SubUserFailure>;

export const seatsUsedMin = 0;

export const seatsUsedMax = 200;

export const seatsTotalMin = 0;

export const seatsTotalMax = 200;

export const seatsMaxMin = 0;

export const seatsMaxMax = 200;

export const Seats = /*#__PURE__*/ zod.strictObject({
  "used": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(seatsUsedMin)).check(/*#__PURE__*/ zod.lte(seatsUsedMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(seatsTotalMin)).check(/*#__PURE__*/ zod.lte(seatsTotalMax)),
  "max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(seatsMaxMin)).check(/*#__PURE__*/ zod.lte(seatsMaxMax)),
  "pricePerSeat": /*#__PURE__*/ zod.optional(Price)
});

export type Seats = zod.input<typeof Seats>;

export type SeatsOutput = zod.output<typeof Seats>;

export const addSubUsersAnswerInvitedMax = 20;

export const addSubUsersAnswerFailedMax = 20;

export const AddSubUsersAnswer = /*#__PURE__*/ zod.strictObject({
  "invited": /*#__PURE__*/ zod.array(InvitedSubUser).check(/*#__PURE__*/ zod.maxLength(addSubUsersAnswerInvitedMax)),
  "failed": /*#__PURE__*/ zod.array(SubUserFailure).check(/*#__PURE__*/ zod.maxLength(addSubUsersAnswerFailedMax)),
  "seats": Seats
});

export type AddSubUsersAnswer = zod.input<typeof AddSubUsersAnswer>;

export type AddSubUsersAnswerOutput = zod.output<typeof AddSubUsersAnswer>;

export const seatOfferPlanNameMax = 60;

export const seatOfferSeatsIncludedMax = 200;

export const seatOfferSeatsMaxMax = 200;

export const seatOfferFeaturesItemMax = 120;

export const seatOfferFeaturesMax = 20;

export const SeatOffer = /*#__PURE__*/ zod.strictObject({
  "planCode": PlanCode,
  "planName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(seatOfferPlanNameMax)),
  "seatsIncluded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(seatOfferSeatsIncludedMax)),
  "seatsMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(seatOfferSeatsMaxMax)),
  "price": Price,
  "seatPrice": Price,
  "features": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(seatOfferFeaturesItemMax))).check(/*#__PURE__*/ zod.maxLength(seatOfferFeaturesMax))
});

export type SeatOffer = zod.input<typeof SeatOffer>;

export type SeatOfferOutput = zod.output<typeof SeatOffer>;

export const subUserPageItemsMax = 100;

export const SubUserPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(SubUser).check(/*#__PURE__*/ zod.maxLength(subUserPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count,
  "seats": Seats,
  "offer": /*#__PURE__*/ zod.optional(SeatOffer)
});

export type SubUserPage = zod.input<typeof SubUserPage>;

export type SubUserPageOutput = zod.output<typeof SubUserPage>;

export const RemoveSubUserAnswer = /*#__PURE__*/ zod.strictObject({
  "subUserId": Id,
  "transferredPrompts": Count,
  "seats": Seats
});

export type RemoveSubUserAnswer = zod.input<typeof RemoveSubUserAnswer>;

export type RemoveSubUserAnswerOutput = zod.output<typeof RemoveSubUserAnswer>;

export const UpdateSubUserRequest = /*#__PURE__*/ zod.strictObject({
  "preset": /*#__PURE__*/ zod.optional(SubUserPreset),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'suspended']))
});

export type UpdateSubUserRequest = zod.input<typeof UpdateSubUserRequest>;

export type UpdateSubUserRequestOutput = zod.output<typeof UpdateSubUserRequest>;

export const SubUserAnswer = /*#__PURE__*/ zod.strictObject({
  "subUser": SubUser,
  "seats": Seats
});

export type SubUserAnswer = zod.input<typeof SubUserAnswer>;

export type SubUserAnswerOutput = zod.output<typeof SubUserAnswer>;

export const getInvitationPathTokenMin = 20;

export const getInvitationPathTokenMax = 100;

export const getInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetInvitationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getInvitationPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(getInvitationPathTokenMax)).check(/*#__PURE__*/ zod.regex(getInvitationPathTokenRegExp))
})

export const getInvitationHeaderAcceptLanguageMax = 200;

export const GetInvitationHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInvitationHeaderAcceptLanguageMax)))
})

export const GetInvitation200Response = Invitation

export const GetInvitation410Response = Problem

export const GetInvitation429Response = Problem

export const GetInvitation500Response = Problem

export const GetInvitation503Response = Problem

export const acceptInvitationPathTokenMin = 20;

export const acceptInvitationPathTokenMax = 100;

export const acceptInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AcceptInvitationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(acceptInvitationPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(acceptInvitationPathTokenMax)).check(/*#__PURE__*/ zod.regex(acceptInvitationPathTokenRegExp))
})

export const acceptInvitationHeaderAcceptLanguageMax = 200;

export const AcceptInvitationHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acceptInvitationHeaderAcceptLanguageMax)))
})

export const AcceptInvitationBody = AcceptInvitationRequest

export const AcceptInvitation200Response = LoginSession

export const AcceptInvitation400Response = Problem

export const AcceptInvitation403Response = Problem

export const AcceptInvitation409Response = Problem

export const AcceptInvitation410Response = Problem

export const AcceptInvitation413Response = Problem

export const AcceptInvitation415Response = Problem

export const AcceptInvitation422Response = Problem

export const AcceptInvitation429Response = Problem

export const AcceptInvitation500Response = Problem

export const AcceptInvitation503Response = Problem

export const joinTeamPathTokenMin = 20;

export const joinTeamPathTokenMax = 100;

export const joinTeamPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const JoinTeamParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(joinTeamPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(joinTeamPathTokenMax)).check(/*#__PURE__*/ zod.regex(joinTeamPathTokenRegExp))
})

export const joinTeamHeaderAcceptLanguageMax = 200;

export const JoinTeamHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(joinTeamHeaderAcceptLanguageMax)))
})

export const JoinTeam200Response = JoinTeamAnswer

export const JoinTeam401Response = Problem

export const JoinTeam403Response = Problem

export const JoinTeam409Response = Problem

export const JoinTeam410Response = Problem

export const JoinTeam429Response = Problem

export const JoinTeam500Response = Problem

export const JoinTeam503Response = Problem

export const addSubUsersHeaderAcceptLanguageMax = 200;

export const addSubUsersHeaderIdempotencyKeyMin = 8;

export const addSubUsersHeaderIdempotencyKeyMax = 100;

export const addSubUsersHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AddSubUsersHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addSubUsersHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addSubUsersHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(addSubUsersHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(addSubUsersHeaderIdempotencyKeyRegExp)))
})

export const AddSubUsersBody = AddSubUsersRequest

export const AddSubUsers200Response = AddSubUsersAnswer

export const AddSubUsers400Response = Problem

export const AddSubUsers401Response = Problem

export const AddSubUsers403Response = Problem

export const AddSubUsers409Response = Problem

export const AddSubUsers413Response = Problem

export const AddSubUsers415Response = Problem

export const AddSubUsers422Response = Problem

export const AddSubUsers429Response = Problem

export const AddSubUsers500Response = Problem

export const AddSubUsers503Response = Problem

export const listSubUsersQueryQMax = 200;

export const listSubUsersQuerySortDefault = `name`;

export const listSubUsersQueryPageDefault = 1;

export const listSubUsersQueryPageMax = 100000;

export const listSubUsersQueryPageSizeDefault = 20;

export const listSubUsersQueryPageSizeMax = 100;

export const ListSubUsersQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['invited', 'active', 'suspended', 'expired'])),
  "preset": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['editor', 'viewer'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSubUsersQueryQMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', '-name', 'email', '-email', 'status', '-status', 'invitedAt', '-invitedAt', 'lastActiveAt', '-lastActiveAt', 'promptCount', '-promptCount']), listSubUsersQuerySortDefault),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSubUsersQueryPageMax)), listSubUsersQueryPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSubUsersQueryPageSizeMax)), listSubUsersQueryPageSizeDefault)
})

export const listSubUsersHeaderAcceptLanguageMax = 200;

export const ListSubUsersHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSubUsersHeaderAcceptLanguageMax)))
})

export const ListSubUsers200Response = SubUserPage

export const ListSubUsers401Response = Problem

export const ListSubUsers403Response = Problem

export const ListSubUsers422Response = Problem

export const ListSubUsers429Response = Problem

export const ListSubUsers500Response = Problem

export const ListSubUsers503Response = Problem

export const removeSubUserPathSubUserIdMax = 36;

export const RemoveSubUserParams = /*#__PURE__*/ zod.object({
  "subUserId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(removeSubUserPathSubUserIdMax))
})

export const removeSubUserQueryTransferToMax = 36;

export const RemoveSubUserQueryParams = /*#__PURE__*/ zod.object({
  "transferTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(removeSubUserQueryTransferToMax)))
})

export const removeSubUserHeaderAcceptLanguageMax = 200;

export const RemoveSubUserHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeSubUserHeaderAcceptLanguageMax)))
})

export const RemoveSubUser200Response = RemoveSubUserAnswer

export const RemoveSubUser401Response = Problem

export const RemoveSubUser403Response = Problem

export const RemoveSubUser404Response = Problem

export const RemoveSubUser422Response = Problem

export const RemoveSubUser429Response = Problem

export const RemoveSubUser500Response = Problem

export const RemoveSubUser503Response = Problem

export const updateSubUserPathSubUserIdMax = 36;

export const UpdateSubUserParams = /*#__PURE__*/ zod.object({
  "subUserId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(updateSubUserPathSubUserIdMax))
})

export const updateSubUserHeaderAcceptLanguageMax = 200;

export const UpdateSubUserHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateSubUserHeaderAcceptLanguageMax)))
})

export const UpdateSubUserBody = UpdateSubUserRequest

export const UpdateSubUser200Response = SubUserAnswer

export const UpdateSubUser400Response = Problem

export const UpdateSubUser401Response = Problem

export const UpdateSubUser403Response = Problem

export const UpdateSubUser404Response = Problem

export const UpdateSubUser409Response = Problem

export const UpdateSubUser413Response = Problem

export const UpdateSubUser415Response = Problem

export const UpdateSubUser422Response = Problem

export const UpdateSubUser429Response = Problem

export const UpdateSubUser500Response = Problem

export const UpdateSubUser503Response = Problem

export const resendInvitationPathSubUserIdMax = 36;

export const ResendInvitationParams = /*#__PURE__*/ zod.object({
  "subUserId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(resendInvitationPathSubUserIdMax))
})

export const resendInvitationHeaderAcceptLanguageMax = 200;

export const ResendInvitationHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resendInvitationHeaderAcceptLanguageMax)))
})

export const ResendInvitation200Response = InvitedSubUser

export const ResendInvitation401Response = Problem

export const ResendInvitation403Response = Problem

export const ResendInvitation404Response = Problem

export const ResendInvitation409Response = Problem

export const ResendInvitation429Response = Problem

export const ResendInvitation500Response = Problem

export const ResendInvitation503Response = Problem
